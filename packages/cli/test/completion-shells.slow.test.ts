import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandLine } from '../src/testing/run-cli.ts';

/** Lists what a shell offers at the end of a line, in a folder with `books/` and `note.txt`. */
type Complete = (line: string) => string[];

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rakhim-shells-'));
  await mkdir(join(folder, 'work/books'), { recursive: true });
  await writeFile(join(folder, 'work/note.txt'), '');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function writeScript(shell: string, path: string): Promise<void> {
  const [node, ...program] = commandLine;
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, execFileSync(node, [...program, 'completion', shell]));
}

function linesOf(output: string): string[] {
  const lines = output.split('\n').map((line) => line.split('\t')[0]?.trim() ?? '');
  return lines.filter((line) => line !== '').toSorted();
}

async function openFish(): Promise<Complete> {
  const script = join(folder, 'rakhim.fish');
  await writeScript('fish', script);
  return (line) =>
    linesOf(
      execFileSync('fish', ['-N', '-c', 'source $argv[1]; complete -C$argv[2]', script, line], {
        cwd: join(folder, 'work'),
        encoding: 'utf8',
      }),
    );
}

/** A zsh at a terminal, which prints each word that it would offer, between two lines with a zero byte. */
const zshInside = `PROMPT=
fpath=(../functions $fpath)
autoload -U compinit; compinit -u -d ../dump
bindkey '^I' complete-word
mark () { echo -E - $'\\0' }
compprefuncs=(mark)
comppostfuncs=(mark exit)
compadd () {
  if [[ \${@[1,(i)(-|--)]} == *-(O|A|D)\\ * ]]; then builtin compadd "$@"; return; fi
  typeset -a hits
  builtin compadd -A hits "$@"
  for hit in $hits; do echo -E - $hit; done
}
echo ready
`;
const zshOutside = `zmodload zsh/zpty
zpty inside zsh -f -i
zpty -w inside 'source ../inside.zsh'
zpty -r inside ignored '*ready*'
zpty -w -n inside "$1"$'\\t'
integer marks=0
while zpty -r inside line; do
  if [[ $line == *$'\\0'* ]]; then (( ++marks == 2 )) && break; continue; fi
  (( marks == 1 )) && print -r -- \${line%$'\\r\\n'}
done
`;

async function openZsh(): Promise<Complete> {
  await writeScript('zsh', join(folder, 'functions/_rakhim'));
  await writeFile(join(folder, 'inside.zsh'), zshInside);
  await writeFile(join(folder, 'outside.zsh'), zshOutside);
  return (line) =>
    linesOf(
      execFileSync('zsh', ['-f', '../outside.zsh', line], {
        cwd: join(folder, 'work'),
        encoding: 'utf8',
        timeout: 20_000,
      }),
    );
}

const shells = { fish: openFish, zsh: openZsh };
const missing = Object.keys(shells).filter((shell) => spawnSync(shell, ['--version']).status !== 0);
if (missing.length > 0) {
  process.stderr.write(`*** SKIPPED: completions in ${missing.join(' and ')} (not installed) ***\n`);
}

describe.each(Object.entries(shells).filter(([shell]) => !missing.includes(shell)))('a real %s', (_shell, open) => {
  let complete: Complete;
  beforeAll(async () => {
    complete = await open();
  });

  it.each([
    ['rakhim s', ['speak']],
    ['rakhim speak --sub', ['--subtitles']],
    ['rakhim speak --subtitles ', ['srt', 'vtt']],
    ['rakhim speak -v female', ['1', '2', '3', '4', '5', '6', '7', '8'].map((number) => `female${number}`)],
    ['rakhim speak -f n', ['note.txt']],
    ['rakhim batch n', ['note.txt']],
    ['rakhim config s', ['set']],
    ['rakhim config set vo', ['voice']],
    ['rakhim history ', ['delete', 'list', 'save']],
    ['rakhim help ba', ['batch']],
  ])('completes “%s” with %j', (line, words) => {
    expect(complete(line)).toEqual(words);
  });

  it('offers folders where a folder is meant', () => {
    expect(complete('rakhim batch -o bo').map((name) => name.replace(/\/$/u, ''))).toContain('books');
  });
});
