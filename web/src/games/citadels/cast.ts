/** Who stands on the first page: the eight characters of a round, by rank. */
import { characters } from './characters';

export default Object.values(characters).slice(0, 8);
