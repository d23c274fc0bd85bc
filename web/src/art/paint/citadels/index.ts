/** Everything that is painted for Citadels. */
export { characters, sitters } from './characters';
export { districtBack, districtCard, type Card, type Colour } from './cards';
export { districts } from './districts';
export { skyline } from './skyline';
export { coinPicture as coin, coins, crestPicture as crest, crown, table } from '../things';
export { bust, roundel } from '../portraits';
