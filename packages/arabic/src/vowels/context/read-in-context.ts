import { fatha, isMark } from '../marks.ts';
import type { WordReading } from '../word-reading.ts';
import { homographOf } from './homographs.ts';
import type { RuledForm } from './homographs.ts';

/** A form that its neighbours ask for is right so often; an exact figure is not known. */
const contextConfidence = 0.97;

/** A word with و or ف before it. */
const joined = /^[وف](?=\p{L}{3})/u;

/** The rest of a word after و or ف, of letters that a rule tells apart. */
function joinedHomograph(bare: string, words: readonly string[], index: number): RuledForm | undefined {
  const found = joined.test(bare) ? homographOf(bare.slice(1), words, index) : undefined;
  return found && { ...found, form: bare.charAt(0) + fatha + found.form };
}

/**
 * The reading of a word that is spelt like another, as the words around ask for it.
 *
 * @param words of one clause, bare.
 * @returns `undefined` where the word lists and the network may decide.
 */
export function readInContext(words: readonly string[], index: number): WordReading | undefined {
  const bare = words[index] ?? '';
  const answer = homographOf(bare, words, index) ?? joinedHomograph(bare, words, index);
  return answer && asContextReading(answer);
}

function asContextReading({ form, rule, source }: RuledForm): WordReading {
  return {
    form,
    coreConfidence: contextConfidence,
    endingConfidence: isMark(form.at(-1) ?? '') ? contextConfidence : 0,
    isOwn: true,
    origin: { stage: 'context', rule, ...(source !== undefined && { source }) },
  };
}
