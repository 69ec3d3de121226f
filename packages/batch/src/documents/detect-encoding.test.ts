import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';
import { detectEncoding } from './detect-encoding.ts';

/** The bytes of windows-1256, found by asking what each byte means. */
const bytesOf1256 = new Map(
  Array.from({ length: 256 }, (_, byte) => [new TextDecoder('windows-1256').decode(Uint8Array.of(byte)), byte]),
);
const encode1256 = (text: string) => Uint8Array.from(text, (character) => bytesOf1256.get(character) ?? 0x3f);
const encode16 = (text: string, isLittle: boolean) => {
  const bytes = Buffer.from(text, 'utf16le');
  return Uint8Array.from(isLittle ? bytes : bytes.swap16());
};

const letters = Array.from('ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي');
const word = fc
  .array(fc.constantFrom(...letters, '\u064E', '\u0651'), { minLength: 3, maxLength: 9 })
  .map((parts) => `ا${parts.join('')}`);
const sentence = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: word },
      { weight: 1, arbitrary: fc.constantFrom('2026', 'Rakhim', '«كلمة»', 'نعم،', '(test)') },
    ),
    { minLength: 6, maxLength: 60 },
  )
  .map((words) => `${words.join(' ')}.\r\n`);

describe('detectEncoding', () => {
  it('reads Arabic text in each of its encodings as it was written', () => {
    fc.assert(
      fc.property(sentence, (text) => {
        const expected = text.replace('\r\n', '\n').normalize('NFC');
        expect(decodeText(Buffer.from(text)).text).toBe(expected);
        expect(decodeText(Buffer.from(`\uFEFF${text}`)).text).toBe(expected);
        expect(decodeText(encode1256(text))).toMatchObject({ text: expected, encoding: 'windows-1256' });
        for (const isLittle of [true, false]) {
          expect(decodeText(encode16(`\uFEFF${text}`, isLittle)).text).toBe(expected);
          expect(decodeText(encode16(text, isLittle))).toMatchObject({
            text: expected,
            encoding: isLittle ? 'utf-16le' : 'utf-16be',
          });
        }
      }),
      { numRuns: 300 },
    );
  });

  it('never takes valid UTF-8 for anything else', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        fc.pre(!text.includes('\0'));
        expect(detectEncoding(Buffer.from(text))?.encoding).toBe('utf-8');
      }),
    );
  });

  it('reports a guess, and the replaced bytes', () => {
    expect(decodeText(encode1256('هذا نص عربي قديم')).warnings).toEqual([
      { code: 'encoding_guessed', detail: 'windows-1256' },
    ]);
    const damaged = Buffer.concat([
      Buffer.from('نص طويل بما يكفي '.repeat(30)),
      Uint8Array.of(0xff),
      Buffer.from(' وبقيته.'),
    ]);
    expect(decodeText(damaged)).toMatchObject({
      encoding: 'utf-8',
      warnings: [{ code: 'encoding_guessed', detail: 'utf-8' }, { code: 'characters_replaced' }],
    });
  });

  it('refuses bytes that are no text', () => {
    expect(() => decodeText(Uint8Array.from({ length: 5000 }, (_, index) => ((index * 7919) % 251) | 0x80))).toThrow(
      expect.objectContaining({ code: 'text_not_decodable' }),
    );
  });

  it('reads a short word in the old encoding', () => {
    expect(decodeText(encode1256('مرحبا')).text).toBe('مرحبا');
  });
});
