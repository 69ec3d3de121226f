import { expect, it } from 'vitest';
import { languageOfText } from './language-of-text.ts';

it.each([
  ['سؤال عن الأسعار رقم 18', 'ar'],
  ['Question about voices 19', 'en'],
  ['طلبي رقمه req_1', 'ar'],
  ['Please read «مدرسة» as it is written', 'en'],
  ['', undefined],
  ['19:30 …', undefined],
])('the language of %j is %s', (text, language) => {
  expect(languageOfText(text)).toBe(language);
});
