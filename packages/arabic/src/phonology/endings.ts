import type { Transcription } from './transcription.ts';

/** The way a word stands in its clause. */
export interface WordPlace {
  /** True before a pause. */
  readonly isPausal: boolean;
  /** True when the next word is what this one belongs to (madrasat al-banaːt), so that ta marbuta is spoken. */
  readonly isConstruct: boolean;
  /** True for adverbs in -an, which keep it after ta marbuta: ʕaːdatan. */
  readonly isAdverb: boolean;
  /** True for words in alif maqsura, whose -an becomes -aː before a pause: hudan, hudaː. */
  readonly isMaqsura: boolean;
  /** True for nouns that have -iː where the ending -in is dropped: qaːdˤiː. */
  readonly isDefective: boolean;
}

/** The way a dialect ends its words. */
export interface EndingStyle {
  /** `inflected` speaks case and mood except before a pause; `bare` never does, but keeps -an. */
  readonly inflection: 'inflected' | 'bare';
  /**
   * The vowel of ta marbuta where the t is silent; `e` stays a after back consonants (Cowell 1964, 6.2; Leung et al.
   * 2021, 2.3).
   */
  readonly taMarbuta: 'a' | 'e';
  /** Ta marbuta with its vowel, where the t is spoken and no case follows. */
  readonly construct: string;
}

const noVowelBefore = /^[^aiu]*$/u;
/** A feminine a that is raised where ta marbuta is e: not after gutturals, q, r and emphatics. */
const takesE = /[^ħʕhxɣqʔrTDSÐ]a$/u;
const glideEnding = /(?:uw|ij)$/u;
/** A last h as dialects write it for the feminine ending and in small words: kida, ʔajwa. */
const silentH = /[^aiu]ah$/u;
/** Particles that are known by their last vowel: θumma, ʔinna, laːkinna. */
const particleEnding = /(?:^|-|[aiu])(?:θumm|ʔ[ai]nn|laːkinn|laʕall)$/u;

/**
 * Decides how a word ends: pausal forms, case endings, ta marbuta. A `+` at the end of the result says that the last
 * consonant belongs to the ending as written, so that a connecting vowel after it is spoken.
 *
 * -an is spoken before a pause, too, as in broadcasts, where schools teach -aː: ʃukran, kitaːban.
 *
 * Source: Ryding 2005, 2.6 (pause) and 7.1 (ta marbuta); Watson 2002, 2.6 for the dialects; for -an Badawi, Carter &
 * Gully 2004, 1.8.
 */
export function endWord(transcription: Transcription, style: EndingStyle, place: WordPlace): Transcription {
  const plus = transcription.indexOf('+');
  const [stem, ending] =
    plus < 0 ? [transcription, undefined] : [transcription.slice(0, plus), transcription.slice(plus + 1)];
  const isBare = style.inflection === 'bare';
  if (stem.endsWith('ẗ')) {
    return endTaMarbuta(stem, ending, style, place);
  }
  if (ending === undefined) {
    return isBare && silentH.test(stem) ? stem.slice(0, -1) : stem;
  }
  if (ending === '') {
    return `${stem}+`;
  }
  if (ending === 'an') {
    return place.isMaqsura && (isBare || place.isPausal) ? `${stem}aː` : `${stem}an+`;
  }
  if (!isBare && !place.isPausal) {
    return stem + ending + (ending.length > 1 ? '+' : '');
  }
  if (place.isDefective && ending === 'in') {
    return `${stem}iː`;
  }
  return isNeeded(stem) ? stem + ending.charAt(0) : stem;
}

function endTaMarbuta(
  stem: Transcription,
  ending: string | undefined,
  style: EndingStyle,
  place: WordPlace,
): Transcription {
  const before = stem.slice(0, -1);
  if (place.isAdverb && ending === 'an') {
    return `${before}tan+`;
  }
  if (!place.isPausal && style.inflection === 'inflected' && ending) {
    return `${before}t${ending}${ending.length > 1 ? '+' : ''}`;
  }
  if (!place.isConstruct) {
    return style.taMarbuta === 'e' && takesE.test(before) ? `${before.slice(0, -1)}e` : before;
  }
  return before.endsWith('ː') ? `${before}t` : before.slice(0, -1) + style.construct;
}

/** Returns true when a word could not be spoken, or not be known, without its last short vowel: wa, huwa, θumma. */
function isNeeded(stem: Transcription): boolean {
  return noVowelBefore.test(stem) || glideEnding.test(stem) || particleEnding.test(stem);
}
