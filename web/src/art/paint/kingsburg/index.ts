/** Everything that is painted for Kingsburg. */
export { die, face, type DieColour } from './dice';
export { enemies, enemy, enemyCards, unknownCard, unknownEnemy, type EnemyKind } from './enemies';
export { army, envoy, goods, phases, soldierOf } from './goods';
export { governors } from './governors';
export { canopy, COUNCIL, hall, portraits as advisors, seated, type AdvisorId } from './hall';
export { buildingPictures as buildings, land, staked, standing, type Season } from './province';
export { crestPicture as crest, table } from '../things';
