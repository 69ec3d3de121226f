import { stdout } from 'node:process';
import { createDiacritisers } from '@rakhim/arabic';
import { loadLexicon, loadNetwork } from '@rakhim/arabic-model';
import { customerTexts, scoreCustomers } from '@rakhim/arabic/customers';
import { frontEnd } from '@rakhim/arabic/suite/front-end';
import { writeSection } from './lib/write-section.ts';

const preface = `# Customers' texts

Per cent of words that are read wrong in texts as customers send them: ours, 3,297 sentences with their readings written before the reader
was asked. 2,090 were looked at while the reader was taught (*seen*); 833 were kept apart once and looked at since (*opened*); 374 by people who taught
the reader nothing were sealed until the end (*unseen*); three of them are formulas that the text learned from has as well. Somebody else who gave those 374 their vowels from the bare
text differed in 0 to 0.8 per cent of standard words and in 0.4 (Egyptian), 4.0 (Maghrebi), 4.9 (Levantine), 4.6 (Gulf) and 4.8 (Saudi). The network learned from the standard ones of what
was seen and opened, so that these columns show what was learned. The seen texts of the Maghreb are in an older notation than the text learned from. The figures of the unseen ones were looked at four times on 2026-11-28, the texts never. In dialects a good part of what counts as wrong
is another spelling of what is said (قَهْوَة and قَهْوِة, نَعْرَف and نْعْرَف). A word is wrong where a vowel is; an ending that is left off is no
mistake. *Core* leaves the last letter of each word out.`;

/** Prints how the texts of customers are read, and on request writes the table into the published page. */
export function benchCustomers(page: URL, isWritten: boolean): void {
  const engine = frontEnd('Rakhim', createDiacritisers({ lexicon: loadLexicon(), network: loadNetwork() }));
  const opened = scoreCustomers(engine, customerTexts.opened);
  const unseen = scoreCustomers(engine, customerTexts.unseen);
  const rows = scoreCustomers(engine, customerTexts.seen).map(({ genre, words, wrong, wrongCores }, index) => {
    const [once, other] = [opened[index], unseen[index]];
    const shares = [
      [wrong, words],
      [wrongCores, words],
      [once?.wrong ?? 0, once?.words ?? 1],
      [other?.wrong ?? 0, other?.words ?? 1],
      [other?.wrongCores ?? 0, other?.words ?? 1],
    ] as const;
    return `| ${genre} | ${shares.map(([part, whole]) => ((100 * part) / whole).toFixed(1)).join(' | ')} |`;
  });
  const table = [
    '| kind of text | seen | seen, core | opened | unseen | unseen, core |',
    '| --- | --: | --: | --: | --: | --: |',
    ...rows,
  ].join('\n');
  stdout.write(`${table}\n`);
  if (isWritten) {
    writeSection(page, `${preface}\n\n${table}`);
  }
}
