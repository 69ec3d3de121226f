import { type VoiceId, limits } from '@rakhim/contract';
import { createSampleTexts } from './sample-texts.ts';

/** Three voices in two dialects. */
const voices: readonly VoiceId[] = ['male1', 'female1', 'female2'];

const textOf = await createSampleTexts();
const words = textOf(2_000)
  .split(/\s+/u)
  .filter((word) => /^[\u0621-\u065F]+$/u.test(word));

export interface MarkedText {
  readonly plain: string;
  /** The same words with markup. */
  readonly marked: string;
}

/** How often a text is marked up: characters between two changes of voice, and between two other tags. */
export interface Density {
  readonly turnCharacters: number;
  readonly tagCharacters: number;
}

/** A new text of the most characters that a stream may have, plain and as a dialogue. @param seed makes it another one. */
export function createMarkedText(seed: number, { turnCharacters, tagCharacters }: Density): MarkedText {
  const pick = createPicker(seed);
  let [plain, marked] = ['', ''];
  let [turn, sinceTurn, sinceTag] = [0, 0, 0];
  while (plain.length < limits.streamedTextCharactersMax - 100) {
    const sentence = Array.from({ length: 5 + pick(8) }, () => words[pick(words.length)] ?? '').join(' ');
    const written = `${sentence} ${pick(5_000)}${pick(3) === 0 ? '؟' : '.'} `;
    plain += written;
    sinceTurn += written.length;
    sinceTag += written.length;
    let tagged = written;
    if (sinceTag >= tagCharacters) {
      sinceTag = 0;
      tagged = inTags(sentence, written, tagCharacters);
    }
    if (sinceTurn >= turnCharacters) {
      sinceTurn = 0;
      turn += 1;
      tagged = `</p></voice><voice name="${voices[turn % voices.length] ?? 'male1'}"><p>${tagged}`;
    }
    marked += tagged;
  }
  return { plain, marked: `<speak><voice name="male1"><p>${marked}</p></voice></speak>` };
}

/** A sentence with some of its words marked up, about as often as asked. */
function inTags(sentence: string, written: string, tagCharacters: number): string {
  const step = Math.max(2, Math.round(tagCharacters / 6));
  const tagged = sentence.split(' ').map((word, index) => {
    if (index % step !== 1) {
      return word;
    }
    return index % (2 * step) === 1 ? `<prosody rate="slow">${word}</prosody>` : `<emphasis>${word}</emphasis>`;
  });
  return `<mark name="m"/>${written.replace(sentence, tagged.join(' '))}<break time="400ms"/>`;
}

/** Numbers that look as if drawn by chance, the same for each run. */
function createPicker(seed: number): (below: number) => number {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
}
