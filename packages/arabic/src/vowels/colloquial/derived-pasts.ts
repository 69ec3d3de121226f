/** What changes from the stem of the imperfect to what he did: خَلِّص to خَلَّص, سْتَعِدّ to سْتَعَدّ. */
const changes: readonly (readonly [stem: RegExp, past: string])[] = [
  [/^(\p{L}\u0652\p{L})\u0650(\p{L})\u0650ي$/u, '$1\u064E$2\u064Eى'],
  [/\u0650ي$/u, '\u064Eى'],
  [/^(\p{L}\u0652\p{L})[\u064E\u0650](\p{L})\u0650ي(\p{L})$/u, '$1\u064E$2\u064Eا$3'],
  [/^(س\u0652ت)\u0650(?=\p{L}\u0650\p{L}\u0651$)/u, '$1\u064E'],
  [/\u0650(?=\p{L}\u0651?$)/u, '\u064E'],
  [/^(?=[^ت]\u0652|ت\u0651)/u, 'ا'],
  [/^(.*)\u064Eا(\p{L})$/u, '$1\u064Eا$2/$1\u064E$2'],
];

/** The pasts of a derived verb of the Gulf, told by the stem of its imperfect; تْعَلَّم is written اتعلم as well. */
export function pastInGulf(imperfect: string): string[] {
  const past = changes.reduce((form, [stem, change]) => form.replace(stem, change), imperfect);
  return past.startsWith('ت') ? [past, `ا${past}`] : [past];
}
