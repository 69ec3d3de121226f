/**
 * Short plain sentences of today, vowelled to their endings: who did what to whom, orders, prompts, letters, offers.
 * Made of our own words, by rule and by a seed.
 */
import { createSeededRandom } from './seeded-random.ts';
import { addressTemplates } from './address-templates.ts';
import { clauseTemplates } from './clause-templates.ts';
import { verbTemplates } from './verb-templates.ts';
import { inOrder, join } from './inflect.ts';
import { namingTemplates } from './naming-templates.ts';
import { serviceTemplates } from './service-templates.ts';
import { stateTemplates } from './state-templates.ts';

const asking: ReadonlySet<string> = new Set(['هَلْ', 'أَيْنَ', 'مَتَى', 'كَيْفَ', 'لِمَاذَا']);

/** @returns so many sentences, each with its stop; the same seed makes the same ones. */
export function makeSentences(count: number, seed: number): string[] {
  const random = createSeededRandom(seed);
  const templates = [
    ...verbTemplates(random),
    ...clauseTemplates(random),
    ...stateTemplates(random),
    ...namingTemplates(random),
    ...addressTemplates(random),
    ...serviceTemplates(random),
  ];
  const total = templates.reduce((sum, { weight }) => sum + weight, 0);

  function wordsOfOne(): readonly string[] {
    let at = random.next() * total;
    const chosen = templates.find(({ weight }) => (at -= weight) < 0);
    // Some verbs do not go into every template.
    return chosen?.make() ?? wordsOfOne();
  }

  return Array.from({ length: count }, () => {
    const words = wordsOfOne();
    return join(words.flatMap((word) => inOrder(word).split(' '))) + (asking.has(words[0] ?? '') ? '؟' : '.');
  });
}
