import { describe, expect, it } from 'vitest';
import { inputTokensMax, measureRequest } from './request-size.ts';

describe('measureRequest', () => {
  it('counts as many units as JavaScript does, never fewer than there are characters', () => {
    expect(measureRequest('سلام').units).toBe(4);
    expect(measureRequest('😀').units).toBe(2);
  });

  // Counted with OpenAI's o200k_base.
  it.each([
    ['السلام عليكم ورحمة الله وبركاته', 8],
    ['اَلْعَرَبِيَّةُ لُغَةٌ جَمِيلَةٌ', 21],
    ['😀😀😀😀', 4],
    ['٠١٢٣٤٥٦٧٨٩', 10],
    ['👩‍👩‍👧‍👦', 11],
    ['ﻣﺮﺣﺒﺎ', 10],
  ])('does not estimate %s at fewer tokens than it has', (text, tokens) => {
    expect(measureRequest(text).tokens).toBeGreaterThanOrEqual(tokens);
  });

  it('leaves room for 4,096 letters and instructions', () => {
    expect(measureRequest('ا'.repeat(4_096)).tokens).toBeLessThan(inputTokensMax - 350);
  });
});
