import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commandTable, globalOptions } from '../src/command-table.ts';
import { readOptionFlags } from '../src/option-flags.ts';
import { createCliHome } from '../src/testing/run-cli.ts';

/** Lists the completions of bash at the end of a line. */
function complete(script: string, dir: string, line: string): string[] {
  const words = line.split(' ');
  const program = `${script}
COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')})
COMP_CWORD=${words.length - 1}
_rakhim
printf '%s\\n' "\${COMPREPLY[@]}"`;
  return execFileSync('bash', ['-c', program], { cwd: dir, encoding: 'utf8' })
    .split('\n')
    .filter((word) => word !== '');
}

describe('rakhim completion bash', () => {
  it('offers commands, their options and the values of options', async () => {
    const home = await createCliHome();
    const { stdout: script } = await home.run(['completion', 'bash']);
    await mkdir(join(home.dir, 'books and papers'));
    await writeFile(join(home.dir, 'note.txt'), '');
    const tab = (line: string) => complete(script, home.dir, line);

    expect(tab('rakhim s')).toEqual(['speak']);
    expect(tab('rakhim ')).toEqual([...commandTable.map(({ name }) => name), 'help', '--help', '--version']);
    expect(tab('rakhim speak --sub')).toEqual(['--subtitles']);
    expect(tab('rakhim speak --subtitles ')).toEqual(['srt', 'vtt']);
    expect(tab('rakhim speak -v fem')).toContain('female8');
    expect(tab('rakhim speak -f n')).toEqual(['note.txt']);
    expect(tab('rakhim batch -o b')).toEqual(['books and papers']);
    expect(tab('rakhim batch n')).toEqual(['note.txt']);
    expect(tab('rakhim config s')).toEqual(['set']);
    expect(tab('rakhim config set vo')).toEqual(['voice']);
    expect(tab('rakhim help ba')).toEqual(['batch']);
    for (const { name, options = [] } of commandTable) {
      const flags = [...options, ...globalOptions].map(({ flags }) => readOptionFlags(flags).long);
      expect(tab(`rakhim ${name} --`)).toEqual(expect.arrayContaining(flags));
    }
  });
});

describe.each(['zsh', 'fish'])('rakhim completion %s', (shell) => {
  it('names every command and every option, with descriptions in the language asked for', async () => {
    const home = await createCliHome({ LANG: 'ar' });
    const { stdout, exitCode } = await home.run(['completion', shell]);
    expect(exitCode).toBe(0);
    for (const { name, options = [] } of commandTable) {
      expect(stdout).toContain(name);
      for (const { flags } of options) {
        expect(stdout).toContain(
          shell === 'fish' ? `-l ${readOptionFlags(flags).long.slice(2)}` : readOptionFlags(flags).long,
        );
      }
    }
    expect(stdout).toContain('اعرض');
  });
});

it('refuses a shell that it does not know', async () => {
  const home = await createCliHome();
  expect((await home.run(['completion', 'tcsh'])).exitCode).toBe(2);
});
