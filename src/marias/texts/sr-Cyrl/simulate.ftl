# Made from sr/simulate.ftl by tools/cyrillic.py: change that file and run it.

# marias simulate

simulate-help = Пушта ботове да одиграју много мешања и каже како су прошла. Исто семе даје иста мешања, ма колико процеса рачунало.
simulate-n = број мешања
simulate-seed = реч или број из којег потичу мешања и случај ботова; ако није наведено, извлачи се и показује
simulate-bots = ботови редом по местима, или један за сва места ({ $bots }); ако нису наведени: { "rules" }, уз брзи погон { "random" }
simulate-seats = број места за столом; ако није наведен, зависи од ботова
simulate-jobs = број процеса
simulate-profile = правила, или датотека са својим
simulate-table = премијски бодови по табели: име издања или датотека .toml (лицитовани)
simulate-engine = { "slow" }: ботови играју карту по карту; { "fast" }: до прве карте ботови { "random" }, а затим карте насумице одигра решавач; у просеку исто
simulate-out = у ову датотеку записује свако мешање као ред { "JSON" } (- је стандардни излаз)
simulate-json = бројеви као { "JSON" }

simulate-progress = дели се
simulate-title = { $game }, { $profile }: мешања { $deals }, семе { $seed }
simulate-engine-fast = брзи погон: до прве карте ботови { "random" }, а затим карте насумице одигра решавач
simulate-no-deals = Ниједно мешање, нема шта да се рачуна.
simulate-unplayed = није играно: { $share }
simulate-thrown-in = нико није лицитирао, сложено: { $share }
simulate-over-hundred = преко сто, цена двострука: { $share }
simulate-seat = место
simulate-bot = бот
simulate-money = { $unit } по мешању (95 %)
simulate-declared = носилац
simulate-declaring = { $unit } као носилац
simulate-defending = { $unit } у одбрани
simulate-role = улога
simulate-times = колико пута
simulate-money-in-role = { $unit } по мешању (95 %)
simulate-role-declarer = носилац
simulate-role-alone = носилац сам
simulate-role-partner = партнер
simulate-role-defender = противник
simulate-contract = обавеза
simulate-deals = мешања
simulate-share = удео
simulate-played = играно
simulate-made = добијено
simulate-money-of-declarer = носилац, { $unit } по мешању
simulate-tricks = штихова
simulate-component = флекови
simulate-premium-points = PB по мешању (95 %)
simulate-premium-deals = мешања с PB
simulate-premium-open = најмање толико, табела не каже све: { $share } мешања
simulate-no-flek = без флека

error-not-a-number = { $option } { $word }: то није цео број
error-simulate-bots = број ботова { $given } не одговара: { $game } игра оволико играча: { $allowed }
error-simulate-bots-for-seats = ботова је { $given }, а места { $seats }
error-simulate-deals = { $given } мешања не може да се подели: може их бити 0 и више
error-simulate-engine = погона { $name } нема; дозвољено: { $allowed }
error-simulate-fast-bots = брзи погон игра само за бота { $allowed }, не за { $name }; са --{ "engine" } { "slow" } играју сви ботови
error-simulate-jobs = { $given } процеса не може да ради: 1 до { $most }
error-simulate-died = један од процеса симулације се прекинуо
error-unwritable = { $file } не може да се запише: { $reason }
