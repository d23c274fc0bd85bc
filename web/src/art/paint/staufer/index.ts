/** Everything that is painted for Die Staufer. */
export {
  charter,
  chestPicture as chest,
  figurePicture as figure,
  officePicture as office,
  seal,
  task,
  type ChestColour,
  type Content,
  type FigureKind,
} from './pieces';
export { isRegion, landscapes, ring, type RegionId } from './ring';
export { company, kingPiece as king, train, trainOnRoad } from './train';
export { crestPicture as crest } from '../things';
