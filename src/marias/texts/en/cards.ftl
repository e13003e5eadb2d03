# Cards

suit-c = hearts
suit-k = bells
suit-z = leaves
suit-l = acorns

rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-S = under
rank-Q = over
rank-K = king
rank-X = ten
rank-A = ace
