/**
 * A pronoun that ends the word after a short vowel, or I of the past: its own vowel is no case ending and is never in
 * doubt.
 */
export const endsInPronoun =
  /[\u064E-\u0650](?:(?<!ل\u0651\u064E)ه[\u064F\u0650]|ك\u064E)$|^(?!ال|وَال).*[^يو]\u0652ت\u064F$/;

/** قَفَزَتِ الضِّفْدَعَة, رَصِيدُكُمُ الْحَالِيّ: a helping vowel before a joining alif is no case. */
export const helpingVowel = /\u064Eت\u0650$|[هك][\u064F\u0650]م\u064F$/u;

/** A word in ة without article that shows a short vowel: سَيَّارَةُ. */
export const indefiniteInTa =
  /^(?!(?:[وف]\u064E)?(?:[بك][\u0650\u064E])?ال|(?:[وف]\u064E)?ل\u0650ل).*ة[\u064E-\u0650]$/u;

/**
 * مُوَظَّفِينَا, مُطَوِّرُونَا, زَائِرِينَا: a sound plural with our pronoun is no noun in -an; مِسْكِينًا is
 * shorter, قَانُونًا has another shape.
 */
export const pluralWithOurs =
  /^((?:[وفبلك]\p{M}*){0,2}(?:م\p{M}*(?:[ء-يٱ-ۓ]\p{M}*){3,}\u0650ين|(?:م\u064F(?:[ء-يٱ-ۓ]\p{M}*){3,}|[ء-يٱ-ۓ]\u064Eا[ء-يٱ-ۓ]\u0650[ء-يٱ-ۓ])(?:\u0650ي|\u064Fو)ن))\u064Bا$/u;
/** مِنْ, which takes an a before the article. */
export const prepositionMin = /^(?:[وف]َ)?مِنْ$/;
/** هُمْ, كُمْ, تُمْ, which take a u before any joining alif. */
export const pluralPronoun = /[هكت]ُمْ$/;
