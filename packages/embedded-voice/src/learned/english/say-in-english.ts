import { type Dialect, pronounce } from '@rakhim/arabic';
import type { StyledClause } from '../../score.ts';
import { findEnglishWord } from './english-words.ts';

/**
 * Gives the words in Latin letters that the reader left without sounds those of English; a word that the dictionary
 * does not have is said as an Arabic speaker reads it.
 */
export function sayInEnglish(clause: StyledClause, dialect: Dialect): StyledClause {
  const isSilent = clause.words.some(({ sounds, script }) => script === 'latin' && sounds.length === 0);
  if (!isSilent) {
    return clause;
  }
  const words = clause.words.map((word) => {
    if (word.script !== 'latin' || word.sounds.length > 0) {
      return word;
    }
    const sounds = findEnglishWord(word.text) ?? pronounce([word], 'none', dialect)[0]?.sounds ?? [];
    return { ...word, sounds };
  });
  return { ...clause, words };
}
