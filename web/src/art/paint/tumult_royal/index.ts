/** Everything that is painted for Tumult Royal. */
export {
  goods,
  goodTile,
  hourglass,
  spinner,
  spinnerHand,
  tileBack,
  type Area,
  type Good,
  type TileFrame,
} from './goods';
export { field, fog, land, statues, terrains, type Terrain } from './land';
export { crowd, crowds, mercy, nobility, supporters, tumultFist, type CrowdMood } from './people';
export { coinPicture as coin, crestPicture as crest, crown } from '../things';
