import { describe, expect, it } from 'vitest';
import { createUtteranceSeal } from './utterance-seal.ts';

const words = { text: 'سرّ', styleInstruction: 'ببطء' };
const rowOf = (requestId: string, sealed: Buffer) => ({
  request_id: requestId,
  text: '',
  style_instruction: null,
  sealed_words: sealed,
});

describe('the seal of an utterance', () => {
  const seal = createUtteranceSeal({ current: Buffer.alloc(32, 1) });

  it('opens its own words', () => {
    expect(seal.open(rowOf('a', seal.seal('a', words)))).toEqual(words);
  });

  it('has no words of another utterance, or from under a lost key', () => {
    const none = { text: '', styleInstruction: null };
    expect(seal.open(rowOf('b', seal.seal('a', words)))).toEqual(none);
    expect(createUtteranceSeal({ current: Buffer.alloc(32, 2) }).open(rowOf('a', seal.seal('a', words)))).toEqual(none);
  });
});
