import { createRandom } from '#src/testing/create-random.ts';
import { readSuiteTexts } from '#src/testing/suite-texts.ts';

/** How many sentences stand between two that hold figures and a Latin word. */
const figuresEvery = 12;

/** Makes a new text of exactly so many code points. */
export type TextMaker = (characters: number) => string;

/**
 * Makes texts that are never the same twice: sentences of the reading suite in an order drawn by chance, with figures
 * among them. A repeated text would be answered from the sound that is kept, and one repeated paragraph would be read
 * quicker than what people write.
 */
export async function createSampleTexts(): Promise<TextMaker> {
  const sentences = await readSuiteTexts();
  const random = createRandom(20_251_127);
  const below = (limit: number): number => Math.floor(random() * limit);

  function nextSentence(index: number): string {
    return index % figuresEvery === figuresEvery - 1
      ? `بلغت كلفة الطلب ${below(90_000)} دولارًا، وأكدت شركة Rakhim موعده في الساعة ${1 + below(12)}:${10 + below(50)}. `
      : `${sentences[below(sentences.length)]}. `;
  }
  return (characters) => {
    const points: string[] = [];
    for (let index = below(figuresEvery); points.length < characters; index += 1) {
      points.push(...nextSentence(index));
    }
    return points.slice(0, characters).join('');
  };
}
