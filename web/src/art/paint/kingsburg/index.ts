/** Everything that is painted for Kingsburg. */
export { die, face, type DieColour } from './dice';
export { enemies, enemy, unknownEnemy, type EnemyKind } from './enemies';
export { army, envoy, goods, phases, soldierOf } from './goods';
export { governors } from './governors';
export { chamber, council, COUNCIL, hall, portraits as advisors, stall, type AdvisorId } from './hall';
export { buildingPictures as buildings, province } from './province';
export { crestPicture as crest, table } from '../things';
