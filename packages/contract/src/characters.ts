export {
  countCharacters,
  findUncountable,
  normaliseForCounting,
  type UncountableReason,
} from '@rakhim/text/characters';
export { countMarkedCharacters, isSsml } from '@rakhim/text/marked-characters';
