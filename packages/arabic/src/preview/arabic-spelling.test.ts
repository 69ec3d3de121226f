import { expect, it } from 'vitest';
import { previewText } from './preview-text.ts';

it.each([
  ['Google', 'غوغل'],
  ['WhatsApp', 'واتساب'],
  ['Netflix', 'نتفلكس'],
  ['Zoom', 'زوم'],
  ['Pro', 'برو'],
  ['Premium', 'بريميوم'],
  ['Microsoft', 'مايكروسوفت'],
  ['Studio', 'ستوديو'],
  ['Hyundai', 'هيونداي'],
  ['Rakhim', 'رخيم'],
  ['Friday', 'فرايدي'],
  ['iPhone', 'آيفون'],
])('%s is shown as it is said, %s', (written, spoken) => {
  const preview = previewText(`شاهد ${written} الآن`, { dialect: 'msa' });
  expect(preview.spoken).toBe(`شاهد ${spoken} الآن`);
  expect(preview.spans[1]).toMatchObject({ original: written, spoken });
});

it('leaves words in Latin letters as they are for an engine that has an English voice', () => {
  expect(previewText('شاهد Zoom', { dialect: 'msa', latinWords: 'english' }).spoken).toBe('شاهد Zoom');
});
