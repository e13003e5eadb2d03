# Karty

suit-c = červené
suit-k = kule
suit-z = zelené
suit-l = žaludy

rank-7 = sedma
rank-8 = osma
rank-9 = devítka
rank-S = spodek
rank-Q = svršek
rank-K = král
rank-X = desítka
rank-A = eso
