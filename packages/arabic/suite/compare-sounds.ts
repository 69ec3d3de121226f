/** Colours of vowels and stress are looked at where the reading that is asked for shows them. */
const colours: Readonly<Record<string, string>> = { ɑ: 'a', æ: 'a', ɨ: 'i', ʊ: 'u' };

/** Broad sounds in one notation: no breaks between words, geminates with a length mark, l dark only where asked for. */
function fold(sounds: string, like: string): string {
  const hasColour = /[ɑæɨʊ]/u.test(like);
  return sounds
    .replace(/[.¶!?|,;:،؟…]/gu, '')
    .replace(/ˌ/gu, '')
    .replace(/ˈ/gu, like.includes('ˈ') ? 'ˈ' : '')
    .replace(/[ɑæɨʊ]/gu, (vowel) => (hasColour ? vowel : (colours[vowel] ?? vowel)))
    .replace(/\s+/gu, '')
    .replace(/([lrbm])ˤ/gu, like.includes('lˤ') || like.includes('rˤ') ? '$1ˤ' : '$1')
    .replace(/([^aeiouəɑæɨʊː])\1/gu, '$1ː');
}

/** Returns true where a reading in sounds is the one that was given. */
export function matchesSounds(reading: string, given: string): boolean {
  return fold(reading, reading) === fold(given, reading);
}
