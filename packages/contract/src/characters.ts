export {
  countCharacters,
  findUncountable,
  normaliseForCounting,
  type UncountableReason,
} from '@rakhim/text/characters';
