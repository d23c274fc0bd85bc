/** Everything that is painted for Tumult Royale. */
export {
  BULBS,
  goods,
  goodTile,
  hourglass,
  hourglassBack,
  hourglassFront,
  sandAt,
  spinner,
  spinnerHand,
  tileBack,
  type Area,
  type Good,
  type TileFrame,
} from './goods';
export { country, field, fog, land, oneStatue, STANDS, statues, terrains, type Terrain } from './land';
export { crowd, crowds, mercy, nobility, supporters, tumultFist, type CrowdMood } from './people';
export { burning, countryside, yard } from './scenes';
export { coinPicture as coin, crestPicture as crest, crown } from '../things';
