import { describe, expect, it } from 'vitest';
import { createCliHome } from '../src/testing/run-cli.ts';

describe('the language of the program', () => {
  it.each([
    [{ LANG: 'ar_EG.UTF-8' }, []],
    [{ LANG: 'en_US.UTF-8', LC_ALL: 'ar' }, []],
    [{}, ['--language', 'ar']],
    [{}, ['--language=ar']],
  ])('is Arabic with %j %j, down to the words of the parser', async (env, flags) => {
    const home = await createCliHome(env);
    const help = await home.run(['speak', '--help', ...flags]);
    expect(help.exitCode).toBe(0);
    expect(help.stdout).toContain('الاستعمال:');
    expect(help.stdout).toContain('خيارات تصلح مع كل أمر:');
    expect(help.stdout).not.toMatch(/Usage|Options|Arguments|choices/u);
  });

  it('is English otherwise', async () => {
    const home = await createCliHome({ LANG: 'arn_CL.UTF-8' });
    expect((await home.run(['--help'])).stdout).toContain('Usage:');
  });

  it.each([
    [['speack'], 'هل تقصد speak؟'],
    [['speak', '--voise', 'x'], 'هل تقصد --voice؟'],
    [['speak', '--voice'], 'يحتاج --voice إلى قيمة'],
    [['batch'], 'ينقص معطى: <paths>'],
    [['whoami', 'x'], 'أكثر مما يقبله الأمر'],
    [['speak', 'x', '-F', 'aac'], 'الممكن: mp3, wav, ogg'],
  ])('explains %j in Arabic, without a word of English', async (parameters, says) => {
    const home = await createCliHome({ LANG: 'ar' });
    const { exitCode, stderr } = await home.run(parameters);
    expect(exitCode).toBe(2);
    expect(stderr).toContain(says);
    expect(stderr).not.toMatch(/error|unknown|option|argument|expected/iu);
  });
});

describe('help', () => {
  it.each([[[]], [['help']], [['--help']], [['--json']], [['--language', 'en']]])(
    'is the answer to %j, on standard output',
    async (parameters) => {
      const home = await createCliHome();
      const { exitCode, stdout, stderr } = await home.run(parameters);
      expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
      expect(stdout).toMatch(/^Usage: rakhim/u);
    },
  );

  it('says that there is no such command, to `help` too', async () => {
    const home = await createCliHome();
    const { exitCode, stdout, stderr } = await home.run(['help', 'sing']);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toContain('There is no command “sing”');
  });

  it('is there for every command, and knows the version', async () => {
    const home = await createCliHome();
    const { stdout } = await home.run(['help', 'batch']);
    expect(stdout).toContain('--dry-run');
    expect((await home.run(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/u);
    expect((await home.run(['-V'])).exitCode).toBe(0);
  });
});
