/**
 * The Arabic reading suite: what our front end and others make of the same texts, as a table. `npm run bench:arabic`
 * runs it after the diacritics.
 */
import { stderr, stdout } from 'node:process';
import { createLexiconDiacritiser, createMarkNetwork, dialects } from '@rakhim/arabic';
import type { Dialect } from '@rakhim/arabic';
import { loadLexicon, loadNetwork } from '@rakhim/arabic-model';
import { scoreEngine } from '@rakhim/arabic/suite';
import { frontEnd } from '@rakhim/arabic/suite/front-end';
import type { SuiteEngine, SuiteScore } from '@rakhim/arabic/suite';
import { numberSpeller } from '@rakhim/arabic/bench';
import { coarsenSounds, createEspeakReader } from './espeak-reader.ts';

function ownEngines(): SuiteEngine[] {
  const bytes = loadLexicon();
  const network = createMarkNetwork(loadNetwork());
  const withLexicon = new Map(
    dialects.map((dialect) => [dialect, createLexiconDiacritiser(bytes, { dialect, network })]),
  );
  return [
    frontEnd('Rakhim', (dialect: Dialect) => withLexicon.get(dialect)),
    frontEnd('Rakhim, own word lists alone', () => undefined),
  ];
}

async function espeak(): Promise<SuiteEngine> {
  const read = await createEspeakReader();
  return { name: 'espeak-ng 1.51 (voice ar)', read: (text) => ({ sounds: read(text) }), coarsen: coarsenSounds };
}

function share(right: number, cases: number): string {
  return cases === 0 ? '–' : `${((100 * right) / cases).toFixed(1)} (${right}/${cases})`;
}

function tableOf(scores: readonly { readonly name: string; readonly score: SuiteScore }[]): string {
  const [first] = scores;
  const rows = (first?.score.categories ?? []).map(({ name }, index) => {
    const cells = scores.map(({ score }) =>
      share(score.categories[index]?.right ?? 0, score.categories[index]?.cases ?? 0),
    );
    return `| ${[name, ...cells].join(' | ')} |`;
  });
  return [
    `| kind of case | ${scores.map(({ name }) => name).join(' | ')} |`,
    `| --- |${scores.map(() => ' --: |').join('')}`,
    ...rows,
    `| **all** | ${scores.map(({ score }) => `**${share(score.right, score.cases)}**`).join(' | ')} |`,
  ].join('\n');
}

const engines = [...ownEngines(), await espeak(), numberSpeller];
const scores = engines.map((engine) => ({ name: engine.name, score: scoreEngine(engine) }));
stdout.write(`${tableOf(scores)}\n`);
for (const { category, dialect, written, wanted, given } of scores[0]?.score.failures ?? []) {
  stderr.write(`${category}, ${dialect}: ${written} → ${given} (wanted ${wanted})\n`);
}
