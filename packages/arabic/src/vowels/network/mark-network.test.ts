import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoresPerLetter } from './load-network.ts';
import { createMarkNetwork } from './mark-network.ts';
import { networkPunctuation, networkWord } from './network-words.ts';
import type { NetworkWord } from './network-words.ts';
import { tinyNetwork } from './tiny-network.fixture.ts';
import { createVectorKernel } from './kernels.ts';

const bytes = tinyNetwork();
const letter = fc.constantFrom(...'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي');
const bare = fc.string({ unit: letter, minLength: 1, maxLength: 9 });
const reading = (form: string) => [{ form, coreConfidence: 0.7, endingConfidence: 0.6, isOwn: false }];
const word: fc.Arbitrary<NetworkWord> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(bare, fc.boolean())
      .map(([letters, isCommon]) => networkWord(letters, reading(letters), isCommon)),
  },
  { weight: 1, arbitrary: fc.constantFrom('،', '.', '؟').map((mark) => networkPunctuation(mark)) },
);

describe('the mark network', () => {
  it('gives every letter a score for each mark class', () => {
    const scores = createMarkNetwork(bytes).score(['ذهب', 'الولد'].map((letters) => networkWord(letters, [], false)));
    expect(scores.map(({ length }) => length)).toEqual([3 * scoresPerLetter, 5 * scoresPerLetter]);
  });

  it('gives the same scores with vectors and without, to the last bit', () => {
    expect(createVectorKernel(1)).toBeDefined();
    const [vectors, plain] = [createMarkNetwork(bytes), createMarkNetwork(bytes, { kernel: 'plain' })];
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), (words) => {
        expect(vectors.score(words)).toEqual(plain.score(words));
      }),
      { numRuns: 100 },
    );
  });

  it('gives a long text the same scores in windows as in one piece', () => {
    const [windows, whole] = [
      createMarkNetwork(bytes, { windowWords: 7 }),
      createMarkNetwork(bytes, { windowWords: 400 }),
    ];
    fc.assert(
      fc.property(fc.array(word, { minLength: 72, maxLength: 160 }), (words) => {
        expect(windows.score(words)).toEqual(whole.score(words));
      }),
      { numRuns: 10 },
    );
  });

  it('forgets what it scored before', () => {
    const network = createMarkNetwork(bytes);
    const [short, long] = [4, 90].map((count) =>
      Array.from({ length: count }, () => networkWord('كتاب', reading('كِتَابٌ'), true)),
    );
    const first = network.score(short ?? []);
    network.score(long ?? []);
    expect(network.score(short ?? [])).toEqual(first);
  });

  it('leaves words of more than 24 letters out', () => {
    const scores = createMarkNetwork(bytes).score([
      networkWord('ا'.repeat(100_000), [], false),
      networkWord('من', [], false),
    ]);
    expect(scores.map(({ length }) => length)).toEqual([0, 2 * scoresPerLetter]);
  });

  it('refuses bytes that are not a network', () => {
    expect(() => createMarkNetwork(bytes.subarray(0, 5000))).toThrow('too early');
    expect(() => createMarkNetwork(Uint8Array.from([...bytes, 0]))).toThrow('longer');
    expect(() => createMarkNetwork(new Uint8Array(100))).toThrow('not a network');
  });
});
