/** Everything that is painted for Citadels. */
export { dagger, dust, evening, purse } from './backdrop';
export { busts, characters, faces, sitters } from './characters';
export { districtBack, districtCard, type Card, type Colour } from './cards';
export { districts } from './districts';
export { above, EDGES, skyline, standing, type Cut } from './skyline';
export { coinPicture as coin, coins, crestPicture as crest, crown, table } from '../things';
export { bust, roundel } from '../portraits';
