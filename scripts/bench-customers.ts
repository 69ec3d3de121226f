import { stdout } from 'node:process';
import { createDiacritisers } from '@rakhim/arabic';
import { loadLexicon, loadNetwork } from '@rakhim/arabic-model';
import { customerTexts, scoreCustomers } from '@rakhim/arabic/customers';
import { frontEnd } from '@rakhim/arabic/suite/front-end';
import { writeSection } from './lib/write-section.ts';

const preface = `# Customers' texts

Per cent of words that are read wrong in texts as customers send them: ours, 2,923 sentences with their readings written before the reader
was asked. 2,090 were looked at while the reader was taught (*seen*); 558 were kept apart once and looked at since (*opened*); 275 by people who taught
the reader nothing were sealed until the end (*unseen*). Somebody else who gave those 275 their vowels from the bare text differed in 0 to 0.5 per cent of
standard words and in 1.0 (Egyptian), 2.3 (Maghrebi), 5.5 (Levantine), 4.3 (Gulf) and 2.2 (Saudi). In dialects a good part of what counts as wrong
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
