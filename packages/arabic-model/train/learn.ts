/**
 * Learns the word list from a folder of diacritised text: `node --conditions=@rakhim/source train/learn.ts <folder>`.
 * Only files whose names begin with `train` are read. The same text always gives the same bytes.
 */
import { argv, exit, stderr, stdout } from 'node:process';
import { encodeLexicon } from '@rakhim/arabic';
import { countWords } from './count-words.ts';
import { readCorpus } from './read-corpus.ts';
import { pack } from './pack.ts';
import { keepsWord, summariseWord } from './summarise-word.ts';
import { writtenStandard } from './written-text.ts';

const folder = argv[2];
if (folder === undefined) {
  stderr.write('Give the folder that holds the train*.txt.gz files.\n');
  exit(2);
}

const counts = countWords([...readCorpus(folder, 'train'), writtenStandard()]);
const kept = [...counts].filter(([bare, forms]) => keepsWord(bare, forms));
const bytes = encodeLexicon(kept.map(([, forms]) => summariseWord(forms)));
const summary = pack(bytes, new URL('../data/lexicon.bin.br', import.meta.url));
stdout.write(`${counts.size} words seen, ${kept.length} kept\n${summary}`);
