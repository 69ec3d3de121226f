export {
  countCharacters,
  findUncountable,
  normaliseForCounting,
  type UncountableReason,
} from '@rakhim/text/characters';
export { countMarkedCharacters } from '@rakhim/text/marked-characters';
