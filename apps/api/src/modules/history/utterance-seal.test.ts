import { describe, expect, it } from 'vitest';
import { seal } from '#src/secrets/opaque-token.ts';
import { createUtteranceSeal } from './utterance-seal.ts';

const words = { text: 'سرّ', styleInstruction: 'ببطء', settings: { speed: 1.5 } };
const rowOf = (requestId: string, sealed: Buffer) => ({
  request_id: requestId,
  text: '',
  style_instruction: null,
  sealed_words: sealed,
});

describe('the seal of an utterance', () => {
  const opener = createUtteranceSeal({ current: Buffer.alloc(32, 1) });

  it('opens its own words', () => {
    expect(opener.open(rowOf('a', opener.seal('a', words)))).toEqual(words);
  });

  it('has no words of another utterance, or from under a lost key', () => {
    const none = { text: '', styleInstruction: null, settings: {} };
    expect(opener.open(rowOf('b', opener.seal('a', words)))).toEqual(none);
    expect(createUtteranceSeal({ current: Buffer.alloc(32, 2) }).open(rowOf('a', opener.seal('a', words)))).toEqual(
      none,
    );
  });
});

it('opens words from before settings were written down', () => {
  const masterSecret = Buffer.alloc(32, 1);
  const sealed = seal(masterSecret, 'utterance a', JSON.stringify(['سرّ', null]));
  expect(createUtteranceSeal({ current: masterSecret }).open(rowOf('a', sealed))).toEqual({
    text: 'سرّ',
    styleInstruction: null,
    settings: {},
  });
});
