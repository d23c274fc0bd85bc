## The game

game-kingsburg = Kingsburg
    .tagline = Eighteen advisors, five winters, one king.

## Advisors

advisor-jester = Jester
    .the = the Jester
    .acc = the Jester
    .dat = the Jester
    .brings = { offer-plain }
    .help = { offer }
advisor-squire = Squire
    .the = the Squire
    .acc = the Squire
    .dat = the Squire
    .brings = { offer-plain }
    .help = { offer }
advisor-architect = Architect
    .the = the Architect
    .acc = the Architect
    .dat = the Architect
    .brings = { offer-plain }
    .help = { offer }
advisor-merchant = Merchant
    .the = the Merchant
    .acc = the Merchant
    .dat = the Merchant
    .brings = { offer-plain }
    .help = { offer }
advisor-sergeant = Sergeant
    .the = the Sergeant
    .acc = the Sergeant
    .dat = the Sergeant
    .brings = { offer-plain }
    .help = { offer }
advisor-alchemist = Alchemist
    .the = the Alchemist
    .acc = the Alchemist
    .dat = the Alchemist
    .brings = { offer-plain }
    .help = { offer }
advisor-astronomer = Astronomer
    .the = the Astronomer
    .acc = the Astronomer
    .dat = the Astronomer
    .brings = { offer-plain }
    .help = { offer }
advisor-treasurer = Treasurer
    .the = the Treasurer
    .acc = the Treasurer
    .dat = the Treasurer
    .brings = { offer-plain }
    .help = { offer }
advisor-master_hunter = Master Hunter
    .the = the Master Hunter
    .acc = the Master Hunter
    .dat = the Master Hunter
    .brings = { offer-plain }
    .help = { offer }
advisor-general = General
    .the = the General
    .acc = the General
    .dat = the General
    .brings = { offer-plain }
    .help = { offer }
advisor-swordsmith = Swordsmith
    .the = the Swordsmith
    .acc = the Swordsmith
    .dat = the Swordsmith
    .brings = { offer-plain }
    .help = { offer }
advisor-duchess = Duchess
    .the = the Duchess
    .acc = the Duchess
    .dat = the Duchess
    .brings = { offer-plain }
    .help = { offer }
advisor-champion = Champion
    .the = the Champion
    .acc = the Champion
    .dat = the Champion
    .brings = { offer-plain }
    .help = { offer }
advisor-smuggler = Smuggler
    .the = the Smuggler
    .acc = the Smuggler
    .dat = the Smuggler
    .brings = { offer-plain }
    .help = { offer }
advisor-inventor = Inventor
    .the = the Inventor
    .acc = the Inventor
    .dat = the Inventor
    .brings = { offer-plain }
    .help = { offer }
advisor-wizard = Wizard
    .the = the Wizard
    .acc = the Wizard
    .dat = the Wizard
    .brings = { offer-plain }
    .help = { offer }
advisor-queen = Queen
    .the = the Queen
    .acc = the Queen
    .dat = the Queen
    .brings = { offer-plain }
    .help = { offer }
advisor-king = King
    .the = the King
    .acc = the King
    .dat = the King
    .brings = { offer-plain }
    .help = { offer }
advisor-own_sergeant = private Sergeant
    .the = the private Sergeant
    .acc = the private Sergeant
    .dat = the private Sergeant
    .brings = { offer-plain }
    .help = { offer }
advisor-own_master_hunter = private Master Hunter
    .the = the private Master Hunter
    .acc = the private Master Hunter
    .dat = the private Master Hunter
    .brings = { offer-plain }
    .help = { offer }

## Buildings

building-sawmill = Sawmill
    .the = the Sawmill
    .acc = the Sawmill
    .dat = the Sawmill
    .help = At the end of summer, you may turn { $paid_amounts } into { $amounts }.
building-quarry = Quarry
    .the = the Quarry
    .acc = the Quarry
    .dat = the Quarry
    .help = At the end of summer, you may turn { $paid_amounts } into { $amounts }.
building-goldsmith = Goldsmith
    .the = the Goldsmith
    .acc = the Goldsmith
    .dat = the Goldsmith
    .help = At the end of summer, you may spend { $gold } gold on { $soldiers ->
        [one] 1 soldier
       *[other] { $soldiers } soldiers
     } and { points }.
building-mint = Mint
    .the = the Mint
    .acc = the Mint
    .dat = the Mint
    .help = Your other row A buildings also work at the end of spring and autumn, once a season each.
building-statue = Statue
    .the = the Statue
    .acc = the Statue
    .dat = the Statue
    .help = If all the dice you rolled, bonus dice included, show the same number, you may reroll one of them.
building-chapel = Chapel
    .the = the Chapel
    .acc = the Chapel
    .dat = the Chapel
    .help = If your dice total { $total } or less, you may reroll all of them.
building-church = Church
    .the = the Church
    .acc = the Church
    .dat = the Church
    .help = Adds { $strength } to your combat strength against demons.
building-cathedral = Cathedral
    .the = the Cathedral
    .acc = the Cathedral
    .dat = the Cathedral
    .help = At the end of the game, every { $goods ->
        [2] full pair of goods
        [one] good
       *[other] full set of { $goods } goods
     } you hold is worth 1 victory point; you do not spend the goods.
building-inn = Inn
    .the = the Inn
    .acc = the Inn
    .dat = the Inn
    .help = At the end of every summer, you get { $tokens ->
        [one] a +2 token
       *[other] { $tokens } +2 tokens
     }.
building-market = Market
    .the = the Market
    .acc = the Market
    .dat = the Market
    .help = Once a season, you may place your dice one rank above or below their total.
building-farm = Farm
    .the = the Farm
    .acc = the Farm
    .dat = the Farm
    .help = You roll 1 bonus die every productive season, but fight with { $strength } less strength in winter.
building-merchants_guild = Merchants' Guild
    .the = the Merchants' Guild
    .acc = the Merchants' Guild
    .dat = the Merchants' Guild
    .help = At the start of each productive season, you get { $gold } gold.
building-guard_tower = Guard Tower
    .the = the Guard Tower
    .acc = the Guard Tower
    .dat = the Guard Tower
    .help = Adds { $strength } to your combat strength.
building-blacksmith = Blacksmith
    .the = the Blacksmith
    .acc = the Blacksmith
    .dat = the Blacksmith
    .help = Adds { $strength } to your combat strength.
building-barracks = Barracks
    .the = the Barracks
    .acc = the Barracks
    .dat = the Barracks
    .help = Soldiers recruited in phase 7 cost you { $goods ->
        [0] nothing
        [one] a single good
       *[other] { $goods } goods
     } each.
building-wizards_guild = Wizards' Guild
    .the = the Wizards' Guild
    .acc = the Wizards' Guild
    .dat = the Wizards' Guild
    .help = Adds { $strength } to your combat strength.
building-palisade = Palisade
    .the = the Palisade
    .acc = the Palisade
    .dat = the Palisade
    .help = Adds { $strength } to your combat strength, or { $special } against zombies.
building-stable = Stables
    .the = the Stables
    .acc = the Stables
    .dat = the Stables
    .help = Whenever an advisor you influenced gives you soldiers, take { $soldiers } more.
building-stone_wall = Stone Wall
    .the = the Stone Wall
    .acc = the Stone Wall
    .dat = the Stone Wall
    .help = Adds { $strength } to your combat strength, and you win ties against the enemy.
building-fortress = Fortress
    .the = the Fortress
    .acc = the Fortress
    .dat = the Fortress
    .help = Adds { $strength } to your combat strength, and each battle you win brings { $points ->
        [one] 1 extra victory point
       *[other] { $points } extra victory points
     }.
building-barricade = Barricade
    .the = the Barricade
    .acc = the Barricade
    .dat = the Barricade
    .help = Adds { $strength } to your combat strength against goblins.
building-crane = Crane
    .the = the Crane
    .acc = the Crane
    .dat = the Crane
    .help = Every column { $romans_count ->
        [2] { $first_roman } or { $last_roman }
       *[other] { $romans }
     } building costs you { $gold } gold less.
building-town_hall = Town Hall
    .the = the Town Hall
    .acc = the Town Hall
    .dat = the Town Hall
    .help = At the end of each productive season, you may trade one good or one +2 token for { points }.
building-embassy = Embassy
    .the = the Embassy
    .acc = the Embassy
    .dat = the Embassy
    .help = At the end of each productive season, you score { points }.
building-improvised_defenses = Improvised Defenses
    .the = the Improvised Defenses
    .acc = the Improvised Defenses
    .dat = the Improvised Defenses
    .help = Adds { $strength } to your combat strength against enemies with a printed strength of { $limit } or less.
building-recruiting_center = Recruiting Center
    .the = the Recruiting Center
    .acc = the Recruiting Center
    .dat = the Recruiting Center
    .help = When you recruit in phase 7, a +2 token may stand in for a good.
building-training_camp = Training Camp
    .the = the Training Camp
    .acc = the Training Camp
    .dat = the Training Camp
    .help = If you have no more than { $limit ->
        [one] 1 soldier
       *[other] { $limit } soldiers
     } at the end of autumn, you get { $soldiers ->
        [one] 1 soldier
       *[other] { $soldiers } soldiers
     }.
building-military_academy = Military Academy
    .the = the Military Academy
    .acc = the Military Academy
    .dat = the Military Academy
    .help = Each winter you roll a die of your own, and may take that many soldiers in place of the king's help if the number is higher.

## Governors

governor-thief = Thief
    .the = the Thief
    .acc = the Thief
    .dat = the Thief
    .help = You start the game with { $goods ->
        [one] 1 good
       *[other] { $goods } goods
     } of your choice and a score of { $points }.
governor-miner = Miner
    .the = the Miner
    .acc = the Miner
    .dat = the Miner
    .help = { harvest }.
governor-prince = Prince
    .the = the Prince
    .acc = the Prince
    .dat = the Prince
    .help = If your dice total { $total } or less, you may set your three player dice to { $first }, { $second } and { $third }.
governor-sorcerer = Sorcerer
    .the = the Sorcerer
    .acc = the Sorcerer
    .dat = the Sorcerer
    .help = At the start of year { $roman }, you may place up to { $count ->
        [one] 1 column I building
       *[other] { $count } column I buildings
     } for free; they score nothing.
governor-preacher = Preacher
    .the = the Preacher
    .acc = the Preacher
    .dat = the Preacher
    .help = You score { points } in every productive season in which at least one player, yourself included, built nothing.
governor-duke = Duke
    .the = the Duke
    .acc = the Duke
    .dat = the Duke
    .help = If nobody has influenced { $advisor_acc } when everyone has passed, you may move the dice on your highest advisor { $rank ->
        [12] to her
       *[other] there
     }.
governor-minstrel = Minstrel
    .the = the Minstrel
    .acc = the Minstrel
    .dat = the Minstrel
    .help = At the very end of each year, you score { $last ->
        [one] 1 victory point
       *[other] { $last } victory points
     } if nobody has fewer than you, or { $tied } if another player has exactly as many as you.
governor-philosopher = Philosopher
    .the = the Philosopher
    .acc = the Philosopher
    .dat = the Philosopher
    .help = You may turn all your dice to their opposite faces; if they then total { $total } or less and you do not change the roll again, you score { points }.
governor-politician = Politician
    .the = the Politician
    .acc = the Politician
    .dat = the Politician
    .help = Your card shows two more advisors, ranks 5 and 9, whom only you can influence.
governor-priest = Priest
    .the = the Priest
    .acc = the Priest
    .dat = the Priest
    .help = If your dice total { $total } or less, you may ask for a blessing: roll 1 bonus die at once, or score { points } if you already have a bonus die.
governor-heiress = Heiress
    .the = the Heiress
    .acc = the Heiress
    .dat = the Heiress
    .help = Once a year, if your dice total { $total } or less, you take { $tokens ->
        [2] two +2 tokens
        [one] a +2 token
       *[other] { $tokens } +2 tokens
     }.
governor-architect = Architect
    .the = the Architect
    .acc = the Architect
    .dat = the Architect
    .help = If an opponent has more buildings than you when you build, you pay 1 good less, of any one type in the cost.
governor-tax_collector = Tax Collector
    .the = the Tax Collector
    .acc = the Tax Collector
    .dat = the Tax Collector
    .help = Whenever an opponent builds a column { $romans_count ->
        [2] { $first_roman } or { $last_roman }
       *[other] { $romans }
     } building, you take { $goods ->
        [one] 1 good
       *[other] { $goods } goods
     } of your choice straight away.
governor-carpenter = Carpenter
    .the = the Carpenter
    .acc = the Carpenter
    .dat = the Carpenter
    .help = { harvest }, and your column { $romans } buildings cost { $discount } wood less.
governor-sculptor = Sculptor
    .the = the Sculptor
    .acc = the Sculptor
    .dat = the Sculptor
    .help = { harvest }, and your row { $rows } buildings cost { $discount } stone less.
governor-damsel = Damsel
    .the = the Damsel
    .acc = the Damsel
    .dat = the Damsel
    .help = If you are tied for the king's favour in phase 1, you also get a bonus die for spring; and if a tie you are part of would keep the envoy at court in phase 5, he comes to you.
governor-fairy = Fairy
    .the = the Fairy
    .acc = the Fairy
    .dat = the Fairy
    .help = You roll 1 extra bonus die every summer.
governor-general = General
    .the = the General
    .acc = the General
    .dat = the General
    .help = You look at the top enemy card before phase 7, and fight with { $strength } extra strength.
governor-trickster = Trickster
    .the = the Trickster
    .acc = the Trickster
    .dat = the Trickster
    .help = Once a year, you may turn one of your player dice to a face of your choice before the turn order is set.
governor-quartermaster = Quartermaster
    .the = the Quartermaster
    .acc = the Quartermaster
    .dat = the Quartermaster
    .help = Your first soldier recruited in phase 7 costs { $goods ->
        [one] 1 good
       *[other] { $goods } goods
     } less each year.
governor-moneylender = Moneylender
    .the = the Moneylender
    .acc = the Moneylender
    .dat = the Moneylender
    .help = Once per productive season, when you build, you may pay two goods of one type in place of one missing good of another.
governor-seer = Seer
    .the = the Seer
    .acc = the Seer
    .dat = the Seer
    .help = You look at the top enemy card every spring and take { $tokens ->
        [one] a +2 token
       *[other] { $tokens } +2 tokens
     } when { $romans_count ->
        [one] year { $romans } begins
       *[other] years { $romans } begin
     }.
governor-knight = Knight
    .the = the Knight
    .acc = the Knight
    .dat = the Knight
    .help = Whenever you score the point for the strongest victorious army, you score { $points } more.
governor-healer = Healer
    .the = the Healer
    .acc = the Healer
    .dat = the Healer
    .help = If a defeat would destroy one of your buildings, you may pay { $goods ->
        [one] 1 good
       *[other] { $goods } goods
     } of your choice to keep it.

## What advisors, buildings and governors give

points = { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
 }

amount-gold = gold
    .counted = { $count } gold
amount-wood = wood
    .counted = { $count } wood
amount-stone = stone
    .counted = { $count } stone
amount-any = good of your choice
    .counted = { $count ->
        [one] 1 good of your choice
       *[other] { $count } goods of your choice
     }
amount-plus2 = +2 token
    .counted = { $count ->
        [one] a +2 token
       *[other] { $count } +2 tokens
     }
amount-soldiers = soldier
    .counted = { $count ->
        [one] 1 soldier
       *[other] { $count } soldiers
     }
amount-vp = point
    .counted = { $count ->
        [one] 1 point
       *[other] { $count } points
     }
amount-peek = secret look at the enemy
    .counted = a secret look at the enemy
gift-gold = gold
    .counted = { $count } gold
gift-wood = wood
    .counted = { $count } wood
gift-stone = stone
    .counted = { $count } stone
gift-any = good of your choice
    .counted = { $count ->
        [one] a good of your choice
        [2] two goods of your choice
       *[other] { $count } goods of your choice
     }
gift-plus2 = +2 token
    .counted = { $count ->
        [one] a +2 token
       *[other] { $count } +2 tokens
     }
gift-soldiers = soldier
    .counted = { $count ->
        [one] a soldier
       *[other] { $count } soldiers
     }
gift-vp = point
    .counted = { $count ->
        [one] a point
       *[other] { $count } points
     }
gift-peek = secret look at the enemy
    .counted = a secret look at the enemy
price-gold = gold
    .counted = { $count ->
        [one] a gold
        [2] two gold
       *[other] { $count } gold
     }
price-wood = wood
    .counted = { $count ->
        [one] a wood
        [2] two wood
       *[other] { $count } wood
     }
price-stone = stone
    .counted = { $count ->
        [one] a stone
        [2] two stone
       *[other] { $count } stone
     }
offer = { offer-plain }.
offer-plain = { $shape ->
    [all-and-one] { $amounts }, and { offer-one }
    [one] { offer-one }
    [deal] Pay { $paid_amounts }, take { $amounts }
    [exchange] Pay { $paid ->
        [one] 1 good
       *[other] { $paid } goods
     }, take { $each ->
        [one] one
       *[other] { $each }
     } of each other kind
    [trade] Pay { $paid ->
        [one] 1 good
       *[other] { $paid } goods
     }, take { $taken ->
        [one] 1 good
       *[other] { $taken } goods
     }
   *[all] { $amounts }
 }
offer-one = { $options ->
    [2] { $first_amounts } or { $second_amounts }
    [3] { $first_amounts }, { $second_amounts } or { $third_amounts }
   *[other] one of { $options } rewards
 }
harvest = { $others ->
    [0] At the end of each year, you get { $usual } { $good }
    [1] At the end of each year, you get { $usual } { $good }, in the { $other_year ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[5] fifth
     } year { $other }
   *[other] At the end of the five years, you get { $first }, { $second }, { $third }, { $fourth } and { $fifth } { $good }
 }
roman-1 = I
roman-2 = II
roman-3 = III
roman-4 = IV
roman-5 = V

## Enemies

enemy-en_1_barbarians_2 = Barbarians
enemy-en_1_goblins_2 = Goblins
enemy-en_1_goblins_3 = Goblins
enemy-en_1_orcs_3 = Orcs
enemy-en_1_zombies_4 = Zombies
enemy-en_2_goblins_3 = Goblins
enemy-en_2_goblins_4 = Goblins
enemy-en_2_orcs_4 = Orcs
enemy-en_2_barbarians_5 = Barbarians
enemy-en_2_zombies_5 = Zombies
enemy-en_3_goblins_4 = Goblins
enemy-en_3_goblins_5 = Goblins
enemy-en_3_orcs_5 = Orcs
enemy-en_3_zombies_6 = Zombies
enemy-en_3_demons_6 = Demons
enemy-en_4_goblins_5 = Goblins
enemy-en_4_goblins_6 = Goblins
enemy-en_4_demons_6 = Demons
enemy-en_4_orcs_7 = Orcs
enemy-en_4_zombies_7 = Zombies
enemy-en_5_barbarians_7 = Barbarians
enemy-en_5_barbarians_8 = Barbarians
enemy-en_5_demons_8 = Demons
enemy-en_5_demons_9 = Demons
enemy-en_5_dragons_9 = Dragons
foe-goblins = Goblins
foe-orcs = Orcs
foe-zombies = Zombies
foe-barbarians = Barbarians
foe-demons = Demons
foe-dragons = Dragons

## Goods

good-gold = gold
    .counted = { $count } gold
good-wood = wood
    .counted = { $count } wood
good-stone = stone
    .counted = { $count } stone
gain-gold = gold
    .counted = { $count } gold
gain-wood = wood
    .counted = { $count } wood
gain-stone = stone
    .counted = { $count } stone
gain-plus2 = +2 token
    .counted = { $count ->
        [one] a +2 token
       *[other] { $count } +2 tokens
    }
gain-soldier = soldier
    .counted = { $count ->
        [one] a soldier
       *[other] { $count } soldiers
    }
gain-point = point
    .counted = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
goods-nothing = nothing
goods-gold = 1 gold
goods-wood = 1 wood
goods-stone = 1 stone
goods-plus2 = a +2 token
goods-gold_gold = 2 gold
goods-gold_wood = 1 gold and 1 wood
goods-gold_stone = 1 gold and 1 stone
goods-gold_plus2 = 1 gold and a +2 token
goods-wood_wood = 2 wood
goods-wood_stone = 1 wood and 1 stone
goods-wood_plus2 = 1 wood and a +2 token
goods-stone_stone = 2 stone
goods-stone_plus2 = 1 stone and a +2 token
goods-plus2_plus2 = two +2 tokens
goods-gold_gold_gold = 3 gold
goods-gold_gold_wood = 2 gold and 1 wood
goods-gold_gold_stone = 2 gold and 1 stone
goods-gold_wood_wood = 1 gold and 2 wood
goods-gold_wood_stone = 1 gold, 1 wood and 1 stone
goods-gold_stone_stone = 1 gold and 2 stone
goods-wood_wood_wood = 3 wood
goods-wood_wood_stone = 2 wood and 1 stone
goods-wood_stone_stone = 1 wood and 2 stone
goods-stone_stone_stone = 3 stone
goods-gold_gold_gold_gold = 4 gold
goods-gold_gold_gold_wood = 3 gold and 1 wood
goods-gold_gold_gold_stone = 3 gold and 1 stone
goods-gold_gold_wood_wood = 2 gold and 2 wood
goods-gold_gold_wood_stone = 2 gold, 1 wood and 1 stone
goods-gold_gold_stone_stone = 2 gold and 2 stone
goods-gold_wood_wood_wood = 1 gold and 3 wood
goods-gold_wood_wood_stone = 1 gold, 2 wood and 1 stone
goods-gold_wood_stone_stone = 1 gold, 1 wood and 2 stone
goods-gold_stone_stone_stone = 1 gold and 3 stone
goods-wood_wood_wood_wood = 4 wood
goods-wood_wood_wood_stone = 3 wood and 1 stone
goods-wood_wood_stone_stone = 2 wood and 2 stone
goods-wood_stone_stone_stone = 1 wood and 3 stone
goods-stone_stone_stone_stone = 4 stone

## Dice and phases

die-player = a player die
die-bonus = a bonus die
aid-alone = {""}
aid-plus2 = {", "}+2
aid-market = {", "}Market
aid-plus2_market = {", "}+2, Market
phase-favour = The king’s favour
phase-spring = Spring
phase-honour = The king’s honour
phase-summer = Summer
phase-envoy = The king’s envoy
phase-autumn = Autumn
phase-recruiting = Recruiting
phase-winter = Winter
result-victory = victory
result-draw = a draw
result-defeat = defeat

## Options

option-more_buildings = Module 1: more buildings
    .help = Two more rows of buildings for everyone, A and G.
option-more_buildings-false = without
option-more_buildings-true = with
option-governors = Module 2: governors
    .help = Everyone plays a governor with an effect of their own. Most of these cards are reconstructed.
option-governors-false = without
option-governors-true = with
option-army_tokens = Module 3: the king’s army
    .help = In winter, everyone secretly sends a token, in place of the common die.
option-army_tokens-false = without
option-army_tokens-true = with
option-favour_tie = A tie in phase 1
    .help = Who takes a good when the tie for the king’s favour cannot be broken?
option-favour_tie-tied = those who are tied
option-favour_tie-everybody = everyone
option-honour_without_buildings = Honour without buildings
    .help = Does everyone score in phase 3 while nobody has a building?
option-honour_without_buildings-counts = yes, all are tied
option-honour_without_buildings-nobody = no
option-envoy_building = The envoy’s building
    .help = When is the second building built?
option-envoy_building-at_once = right after the first
option-envoy_building-last = after everyone else
option-market_with_plus2 = Market and +2 token
    .help = May both be used for the same placement?
option-market_with_plus2-true = allowed
option-market_with_plus2-false = forbidden
option-optional_effects = Optional effects
    .help = You may choose not to use an effect. You are always asked where one could hurt you; what about the others?
option-optional_effects-automatic = used automatically
option-optional_effects-asked = ask every time

## Moves

move-choose = Become { $governor_the }
move-take = Take { $goods }
move-decline = Decline
move-give = Give up { $goods }
move-reroll-one = Statue: reroll { $die }
move-reroll-all = Chapel: reroll all
move-flip-dice = Flip all dice
move-set-dice = Set the player dice
move-turn-die = Turn a { $face } into a { $to_face }
move-bless = Ask for the blessing
move-inherit = Take the inheritance
move-keep-dice = Leave the dice as they are
move-influence = { $advisor }: { $dice }{ $aid }
    .verb = Influence with { $dice }{ $aid }
move-influence-again = Envoy to { $advisor_acc }: { $dice }{ $aid }
    .verb = Send the envoy with { $dice }{ $aid }
move-pass = Pass
move-to-duchess = Move to the Duchess
move-stay = Stay
move-build = Build { $building_acc }
move-build-saving = { $building } for 1 { $good } less
move-build-lent = { $building }: 2 { $good } for 1 { $for_good }
move-found = Found { $building_acc }
move-no-building = Build nothing
move-trade = Use { $building_acc }
move-town-hall = Town Hall: a point for { $goods }
move-enough = Done
move-recruit = A soldier for { $goods }
move-end-recruiting = No more soldiers
move-send-army = Send army token { $army }
move-ransom = Save it for { $goods }
move-lose-building = Let it go
move-use-effects = Use everything
move-skip = Without { $building_acc }
move-skip-governor = Without your governor
move-skip-favour = Without the king’s bonus die
move-build-dear = { $building } at full price

## Events

event-first-order = The turn order is drawn by lot; { $seat_you ->
    [yes] you are first
   *[no] { $seat } is first
 }.
event-dealt-governors = { $seat_you ->
    [yes] You may become one of these: { $governors }.
   *[no] { $seat } may become one of these: { $governors }.
 }
event-chose-governor = { $seat_you ->
    [yes] You will be { $governor_the }.
   *[no] { $seat } will be { $governor_the }.
 }
event-chose-governor-hidden = { $seat } has chosen a governor.
event-governor = { $seat_you ->
    [yes] You are { $governor_the }.
   *[no] { $seat } is { $governor_the }.
 }
event-start-points = { $seat_you ->
    [yes] You begin
   *[no] { $seat } begins
 } at { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
event-took-start-goods = { $seat_you ->
    [yes] You begin
   *[no] { $seat } begins
 } with { $gains }.
event-year = Year { $year } begins.
event-phase = { $phase }
event-founded = { $seat_you ->
    [yes] You found
   *[no] { $seat } founds
 } { $building_acc } for free.
event-skipped = { $seat_you ->
    [yes] You leave
   *[no] { $seat } leaves
 } { $building_acc } unused.
event-skipped-governor = { $governor_the }: { $seat_you ->
    [yes] you leave
   *[no] { $seat } leaves
 } the effect unused.
event-skipped-favour = { $seat_you ->
    [yes] You roll
   *[no] { $seat } rolls
 } without the king’s bonus die.
event-governor-paid = { $governor_the }: { $seat_you ->
    [yes] you receive
   *[no] { $seat } receives
 } { $gains }.
event-building-paid = { $building_the }: { $seat_you ->
    [yes] you receive
   *[no] { $seat } receives
 } { $gains }.
event-building-traded = { $building_the }: { $seat_you ->
    [yes] you give
   *[no] { $seat } gives
 } { $paid_gains } for { $gains }.
event-favour-die = { $seat_you ->
    [yes] You are
   *[no] { $seat } is
 } furthest behind and { $seat_you ->
    [yes] roll
   *[no] rolls
 } a bonus die in spring.
event-damsel-die = { $governor_the }: { $seat_you ->
    [yes] you get
   *[no] { $seat } gets
 } a bonus die for spring as well.
event-took-favour = { $seat_you ->
    [yes] You take
   *[no] { $seat } takes
 } { $gains } by the king’s favour.
event-honour = { $seat_you ->
    [yes] You are
   *[no] { $seat } is
 } honoured for having the most buildings: { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
event-honour-nobody = Nobody has any buildings to be honoured for.
event-envoy-recalled = The envoy leaves { $seat_you ->
    [yes] you
   *[no] { $seat }
 } and returns to court.
event-envoy-goes = The envoy goes to { $seat_you ->
    [yes] you
   *[no] { $seat }
 }.
event-envoy-stays = There is a tie; the envoy stays at court.
event-envoy-used = { $seat_you ->
    [yes] You send
   *[no] { $seat } sends
 } the envoy for a second building.
event-neutral-dice = Neutral dice ({ $dice }) block { $advisor_acc }.
event-rolled = { $seat_you ->
    [yes] You roll
   *[no] { $seat } rolls
 } { $dice }: { $total } in all.
event-rerolled = { $building_the }: { $seat_you ->
    [yes] you now have
   *[no] { $seat } now has
 } { $dice }: { $total } in all.
event-dice-changed = { $governor_the }: { $seat_you ->
    [yes] you now have
   *[no] { $seat } now has
 } { $dice }: { $total } in all.
event-starts = { $seat_you ->
    [yes] You have the lowest total and start.
   *[no] { $seat } has the lowest total and starts.
 }
event-influenced = { $seat_you ->
    [yes] You influence
   *[no] { $seat } influences
 } { $advisor_acc } ({ $dice }{ $aid }).
event-influenced-again = With the envoy, { $seat_you ->
    [yes] you influence
   *[no] { $seat } influences
 } { $advisor_acc } as well ({ $dice }{ $aid }).
event-passed = { $seat_you ->
    [yes] You pass.
   *[no] { $seat } passes.
 }
event-moved-to-duchess = { $seat_you ->
    [yes] You move
   *[no] { $seat } moves
 } from { $advisor_dat } to { $to_advisor_dat }.
event-advisor-paid = { $advisor_the } gives { $seat_you ->
    [yes] you
   *[no] { $seat }
 } { $gains }.
event-advisor-traded = { $advisor_the } gives { $seat_you ->
    [yes] you
   *[no] { $seat }
 } { $gains } for { $paid_gains }.
event-cannot-trade = { $seat_you ->
    [yes] You have
   *[no] { $seat } has
 } nothing to trade with { $advisor_dat }.
event-declined = { $seat_you ->
    [yes] You decline
   *[no] { $seat } declines
 } the offer of { $advisor_dat }.
event-peeked = { $seat_you ->
    [yes] You look
   *[no] { $seat } looks
 } at the enemy: { $enemy }, strength { $strength }.
event-peeked-hidden = { $seat } secretly looks at the enemy.
event-built = { $seat_you ->
    [yes] You build
   *[no] { $seat } builds
 } { $building_acc } for { $paid_gains }{ $points ->
    [0] .
    [one] : 1 point.
   *[other] : { $points } points.
 }
event-built-nothing = { $seat_you ->
    [yes] You build nothing.
   *[no] { $seat } builds nothing.
 }
event-took-tax = { $seat_you ->
    [yes] You collect
   *[no] { $seat } collects
 } { $gains } in taxes.
event-recruited = { $seat_you ->
    [yes] You recruit
   *[no] { $seat } recruits
 } a soldier for { $paid_gains }.
event-king-helps = { $seat_you ->
    [yes] You roll
   *[no] { $seat } rolls
 } for the king’s help: { $count ->
    [one] 1 soldier
   *[other] { $count } soldiers
 } for everyone.
event-sent-army = { $seat_you ->
    [yes] You pick army token { $count }.
   *[no] { $seat } picks army token { $count }.
 }
event-sent-army-hidden = { $seat } has picked an army token.
event-army-shown = { $seat_you ->
    [yes] The king sends you
   *[no] The king sends { $seat }
 } { $count ->
    [0] nobody
    [one] 1 soldier
   *[other] { $count } soldiers
 }.
event-academy = { $building_the }: { $seat_you ->
    [yes] you roll
   *[no] { $seat } rolls
 } { $face }, so { $count ->
    [0] no soldiers
    [one] 1 soldier
   *[other] { $count } soldiers
 } in all from outside.
event-enemy = The enemy arrives: { $enemy }, strength { $strength }.
event-fought = { $seat_you ->
    [yes] You fight
   *[no] { $seat } fights
 } with strength { $strength }: { $result }.
event-spoils = { $seat_you ->
    [yes] You gain
   *[no] { $seat } gains
 } { $gains }.
event-strongest = { $seat_you ->
    [yes] You have
   *[no] { $seat } has
 } the strongest victorious army: { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
event-lost-goods = { $seat_you ->
    [yes] You lose
   *[no] { $seat } loses
 } { $gains }.
event-lost-building = { $seat_you ->
    [yes] You lose
   *[no] { $seat } loses
 } { $building_acc }{ $points ->
    [0] .
    [one] {" "}and 1 point.
   *[other] {" "}and { $points } points.
 }
event-ransomed = { $seat_you ->
    [yes] You keep
   *[no] { $seat } keeps
 } { $building_acc } for { $paid_gains }.
event-lost-points = { $seat_you ->
    [yes] You lose
   *[no] { $seat } loses
 } { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
event-army-points = The army token that { $seat_you ->
    [yes] you
   *[no] { $seat }
 } never sent is worth { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
event-scored = { $seat_you ->
    [yes] You have
   *[no] { $seat } has
 } { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
event-won = { $seat_you ->
    [yes] You win the game. Congratulations!
   *[no] { $seat } wins the game.
 }
event-shared-win = { $seat_you ->
    [yes] You share the victory.
   *[no] { $seat } shares the victory.
 }

## Questions

prompt-keep-governor = { $count ->
    [one] Which governor will
   *[other] Which of the { $count } governors will
 } you be?
    .help = Everyone chooses in secret, then all are revealed. The card is yours for the whole game.
prompt-start-kit = Do you take your governor's starting bonus?
    .help = Goods now, but points below zero. Whoever has more goods than the others takes none in phase 1.
prompt-start-goods = { $count ->
    [one] Which good
   *[other] Which { $count } goods
 } do you start with?
    .help = Any mix of gold, wood and stone.
prompt-year-gift = The year begins: do you take what your governor offers?
    .help = You may decline.
prompt-found-buildings = Which building do you found? You may found { $count } more.
    .help = They cost nothing and score nothing, but otherwise work like any other, and they count for the king’s favour.
prompt-favour-good = The king favours you: which { $count ->
    [one] good
   *[other] { $count } goods
 } do you take?
    .help = { $statue_prices } will build a Statue, { $inn_prices } an Inn; think of what you want to build in spring.
prompt-envoy-tie = There is a tie: do you take the envoy?
    .help = Otherwise he stays at court.
prompt-season-start = The season begins: do you use everything you have?
    .help = A bonus die reaches further, but raises your total, so you come later in the turn order. A good may count when the king looks for whoever is behind.
prompt-change-dice = You have { $dice }: { $total } in all. Do you change the roll?
    .help = A low total comes early in the turn order, a high one reaches further. Leave the dice as they are if they suit you.
prompt-place-dice = Whom do you influence with { $dice }?
    .help = The dice must add up to the advisor's rank. A star marks a bonus die; it needs a player die with it. Once you pass, you are done for this season.
prompt-duke-moves = Do you move your dice from { $advisor_dat } to { $to_advisor_dat }?
    .help = { $rank ->
        [12] She gives
       *[other] { $to_advisor_the } gives
     } { $gifts }.
prompt-reward = What do you take from { $advisor_dat }?
    .help = The advisors give their rewards from the lowest rank to the highest; what you take now, you can spend later in the same round of rewards.
prompt-trade = Do you trade with { $advisor_dat }?
    .help = Say what you take; what it costs follows from that.
prompt-stables = Do you take the soldiers of the Stables as well?
    .help = Soldiers stay until the end of winter.
prompt-build = What do you build with { $gold } gold, { $wood } wood and { $stone } stone?
    .help = One building a season; each row is built from left to right. It scores its points at once.
prompt-build-again = Do you send the envoy for a second building? You have { $gold } gold, { $wood } wood and { $stone } stone.
    .help = It costs as much as usual, and the envoy then returns to court.
prompt-tax-goods = Which { $count ->
    [one] good
   *[other] { $count } goods
 } do you collect in taxes?
    .help = You may spend it this very season; you may also take nothing.
prompt-sermon = Somebody has built nothing: do you take your governor's points?
    .help = You may decline.
prompt-season-end = The season ends: do you take what your buildings give?
    .help = Their trades come afterwards.
prompt-trade-goods = What do you trade at the end of the season?
    .help = Each building once, in any order: you can spend what one gives you at the next.
prompt-spying = Do you look at the enemy?
    .help = In secret, before anyone recruits.
prompt-recruit = Do you recruit? You have { $soldiers ->
    [one] 1 soldier
   *[other] { $soldiers } soldiers
 }; the next costs { $cost ->
    [0] nothing
    [one] 1 good
   *[other] { $cost } goods
 }.
    .help = Soldiers stay until the end of winter. The king’s help is added to them, and so are your buildings.
prompt-send-army = Which army token do you send to your { $soldiers ->
    [one] 1 soldier
   *[other] { $soldiers } soldiers
 }?
    .help = Everyone picks in secret before the enemy is revealed. The token you never send is worth points at the end.
prompt-academy = Do you roll for the Military Academy?
    .help = If your number is higher than the king’s help, you get that many soldiers instead.
prompt-muster = Do you fight with all your strength?
    .help = You may leave out what a building or your governor adds. What they take away always counts.
prompt-stone-wall = You are as strong as the enemy: do you use the Stone Wall to win?
    .help = Otherwise nothing happens to you.
prompt-triumph = You have won: do you take the points for it?
    .help = Those of the Fortress and of your governor. You already have the reward on the card.
prompt-spoils = Which { $count ->
    [one] good
   *[other] { $count } goods
 } do you take as spoils?
    .help = Any kind.
prompt-lose-goods = Which { $count ->
    [one] good
   *[other] { $count } goods
 } do you give up?
    .help = The enemy does not mind which; you choose.
prompt-ransom-building = Do you save { $building_acc } for { $count ->
    [one] 1 good
   *[other] { $count } goods
 }?
    .help = Otherwise it is destroyed, and you lose its points.
prompt-harvest = The year ends: do you take what your governor offers?
    .help = Goods may count when the king looks for whoever is behind.
prompt-last-points = Does your Cathedral count?
    .help = It counts the goods you hold; you do not spend them.
prompt-song = Do you take your governor's points?
    .help = The last thing that happens in a year.
prompt-wait = { $count ->
    [one] It is { $seat }’s turn.
   *[other] The others have yet to choose.
 }
    .help = You will be asked again soon.
prompt-over = The game is over.
    .help = Most points wins; goods break ties, then buildings.

## Refusals

refusal-over = The game is over.
refusal-not-your-turn = It is { $seat }’s turn.
refusal-not-now = That is not possible right now.
refusal-other-goods = Choose { $count ->
    [one] 1 good
   *[other] { $count } goods
 }; you may not take { $goods }.
refusal-goods-first = First choose what you take.
refusal-not-dealt = { $governor_the } was not dealt to you. Choose one of these: { $governors }.
refusal-governor-first = First choose your governor.
refusal-not-founded = { $building_the } cannot be founded: choose a column I building that you do not have yet.
refusal-found-first = First found your buildings, or say that you are done.
refusal-not-built = You do not have { $building_acc }. Build it first.
refusal-used-this-season = { $building_the } works once a season, and you have already used it.
refusal-no-reroll-after = You have used an effect on your total; after that, you cannot reroll any dice this season.
refusal-dice-not-equal = All your dice would have to show the same number; you have { $dice }.
refusal-no-bonus-die = You have no bonus die; you have { $dice }.
refusal-total-too-high = Your dice may total { $most } at most; they total { $total }.
refusal-not-your-governor = Your governor cannot do that; another one can.
refusal-no-such-die = You have no such die; you have { $dice }.
refusal-governor-used = Your governor has already done that.
refusal-dice-first = First decide about your dice: change them, or keep them.
refusal-place-first = First influence an advisor with your dice, or pass.
refusal-no-envoy = You do not have the envoy. In autumn, he comes to whoever has the fewest buildings.
refusal-envoy-not-needed = Nobody is with { $advisor_dat } yet; you may go there without the envoy.
refusal-not-your-card = { $advisor_the } belongs to a governor’s card, and only its owner may go there.
refusal-out-of-reach = Needs { $rank }. { $totals_count ->
    [one] Your { $hand } can only make { $totals }.
   *[other] Your { $hand } can make { $totals }.
 }
refusal-other-dice = Needs { $rank }. You have { $hand }; with { $dice }{ $aid } you get there.
refusal-plus2-used = You may use one +2 token a season, and you have used it.
refusal-no-plus2 = You have no +2 token. Advisors and buildings give them.
refusal-market-used = The Market works once a season, and you have already used it.
refusal-no-market = You have no Market. Build it first.
refusal-not-both = At this table, a placement can use the Market or a +2 token, not both.
refusal-occupied = { $seat_you ->
    [yes] You are already with { $advisor_dat }.
   *[no] { $seat } is already with { $advisor_dat }.
 } { $advisors_count ->
    [0] Only your envoy can help you now.
   *[other] You can still reach: { $advisors }.
 }
refusal-occupied-neutral = A neutral die blocks { $advisor_dat }. { $advisors_count ->
    [0] Only your envoy can help you now.
   *[other] You can still reach: { $advisors }.
 }
refusal-cannot-decline = You cannot decline what { $advisor_the } gives. Choose something.
refusal-cannot-pay-advisor = For { $goods } you would need { $gains } more.
refusal-not-from-advisor = { $advisor_the } does not give { $goods }. Choose one of the offers.
refusal-build-first = First build something, or say that you build nothing.
refusal-not-on-sheet = { $building_the } is not on the building sheets at this table.
refusal-stands-already = You already have { $building_the }. Choose another building.
refusal-not-leftmost = First build { $first_building_acc }, left of it.
refusal-not-that-way = Your governor cannot pay for { $building_acc } that way now.
refusal-too-dear = Needs { $gains } more.
refusal-trade-first = First trade, or say that you are done.
refusal-only-in-summer = That only works at the end of summer.
refusal-trades-nothing = { $building_the } has nothing to trade at the end of a season.
refusal-cannot-pay = You would need { $gains } more.
refusal-recruit-first = First recruit, or say that you want no more.
refusal-not-that-price = A soldier costs { $cost ->
    [0] nothing
    [one] 1 good
   *[other] { $cost } goods
 }; { $goods } is something else.
refusal-no-recruiting-center = You can only pay for soldiers with +2 tokens if you have the Recruiting Center.
refusal-no-such-army = You have no army token { $count } left. You have { $tokens }.
refusal-army-first = First pick an army token.
refusal-other-losses = Give up { $count ->
    [one] 1 good
   *[other] { $count } goods
 }; { $goods } is something else.
refusal-lose-first = First choose what you give up to the enemy.
refusal-no-such-effect = You have no such effect to leave out now.
refusal-effects-first = First say which of your effects you use.

## The end

part-buildings = Buildings
part-advisors = Advisors
part-court = Honours
part-battles = Battles
part-effects = Effects
part-governor = Governor
part-army = Army token
broke-tie-goods = The tie is broken by goods.
broke-tie-buildings = The tie is broken by buildings.

## The sheet

sheet-year = Year { $year } · { $phase }
sheet-standing = Standing: { $items }
sheet-standing-seat = { $place }. { $seat_you ->
    [yes] you
   *[no] { $seat }
 } { $points }{ $behind ->
    [0] {""}
   *[other] {" "}(−{ $behind })
 }
    .spoken = Place { $place }: { $seat_you ->
        [yes] you
       *[no] { $seat }
     }, { $points ->
        [one] 1 point
       *[other] { $points } points
     }{ $behind ->
        [0] {""}
       *[other] , { $behind } behind
     }
sheet-end-years = The end: year { $year } of { $years }, { $left ->
    [0] the last one
    [one] one more to come
   *[other] { $left } more to come
 }
sheet-over = The end, after five years
sheet-order = Turn order: { $items }
sheet-seat = { $seat_you ->
    [yes] you
   *[no] { $seat }
 }
sheet-council = The council
sheet-advisors = The council, advisor by advisor
sheet-head-rank = #
    .spoken = rank
sheet-head-advisor = Advisor
sheet-head-brings = Brings
    .spoken = brings
sheet-head-who = Who is there
    .spoken = held by
sheet-rank = { $rank }
sheet-advisor = { $advisor }
sheet-brings = { $advisor_brings }
sheet-placed = { $seat_sign } { $dice }
    .spoken = { $seat_you ->
        [yes] you
       *[no] { $seat }
     } ({ $dice })
sheet-placed-neutral = nobody ({ $dice })
sheet-enemy-range = Enemy: strength { $low } to { $high }
sheet-enemy = Enemy: { $enemy }, strength { $strength }
sheet-enemy-secret = Enemy (only you know): { $enemy }, strength { $strength }
sheet-help = The king’s help: { $count }
sheet-envoy = The envoy is with { $seat_you ->
    [yes] you
   *[no] { $seat }
 }.
sheet-player = { $seat_you ->
    [yes] You
   *[no] { $seat }
 } · { $points ->
    [one] { $points } point
   *[other] { $points } points
 } · { $gold } gold, { $wood } wood, { $stone } stone · { $plus2 }× +2 · { $soldiers ->
    [one] { $soldiers } soldier
   *[other] { $soldiers } soldiers
 }
sheet-dice = Dice: { $dice } = { $total }
sheet-buildings = Buildings: { $items }
sheet-building = { $building } { $points }
sheet-no-buildings = Nothing built yet
sheet-governor = Governor: { $governor }
sheet-governor-ours = Governor: { $governor } (reconstructed card)
sheet-armies = Army tokens: { $numbers }
sheet-fought = Strength { $strength }: { $result }
sheet-chosen = Chosen in secret: { $governor }
sheet-sent = Picked in secret: army token { $count }
sheet-next = Next: { $items }
sheet-price = { $row } { $building } ({ $gold }/{ $wood }/{ $stone }, { $points })
    .spoken = { $building }: { $gold } gold, { $wood } wood, { $stone } stone, { $points ->
        [one] { $points } point
       *[other] { $points } points
     }

## What a move costs and brings

effect-gold = { $change } gold
effect-wood = { $change } wood
effect-stone = { $change } stone
effect-plus2 = { $change } { $count ->
    [one] token (+2)
   *[other] tokens (+2)
}
effect-soldiers = { $change } { $count ->
    [one] soldier
   *[other] soldiers
}
effect-points = { $change } { $count ->
    [one] point
   *[other] points
}
