/** Everything that is painted for Die Staufer. */
export {
  charter,
  chestPicture as chest,
  figurePicture as figure,
  officePicture as office,
  task,
  type ChestColour,
  type Content,
  type FigureKind,
} from './pieces';
export { landscapes, ring } from './ring';
export { kingPiece as king, train, trainOnRoad } from './train';
export { crestPicture as crest } from '../things';
