/**
 * Phrases of unasked advertising, in the languages of our readers. Kept short and plain: each is a thing that no
 * customer of ours writes.
 */
export const advertisingWords: readonly RegExp[] = [
  /\b(?:seo (?:services?|experts?|packages?)|back ?links?|guest posts?|first page of google|rank(?:ing)? (?:higher|your (?:web)?site))\b/iu,
  /\b(?:casino|betting|viagra|cialis|payday loans?|forex signals?)\b/iu,
  /\b(?:crypto(?:currency)? (?:investment|giveaway)|double your (?:money|bitcoin)|guaranteed (?:profits?|returns?))\b/iu,
  /\b(?:web ?site traffic|increase your (?:sales|traffic)|buy followers|mailing lists? of)\b/iu,
  /(?:قرض فوري|ربح مضمون|أرباح مضمونة|زيادة متابعين|تصدر نتائج (?:البحث|جوجل|غوغل)|روابط خلفية|كازينو|مراهنات)/u,
];

/** Hosts whose addresses hide where they lead. */
export const linkShorteners: ReadonlySet<string> = new Set([
  'bit.ly',
  'tinyurl.com',
  't.co',
  'goo.gl',
  'is.gd',
  'cutt.ly',
  'rb.gy',
  'ow.ly',
  'shorturl.at',
  't.ly',
]);
