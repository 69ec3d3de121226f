import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CliHome, createCliHome } from '../src/testing/run-cli.ts';
import { type ServedEmulator, serveEmulator } from '../src/testing/serve-emulator.ts';

let service: ServedEmulator;

beforeAll(async () => {
  service = await serveEmulator({ characterLimit: 1_000_000 });
});
afterAll(() => service.close());

async function openHome(files: Readonly<Record<string, string>>): Promise<CliHome> {
  const home = await createCliHome({ RAKHIM_BASE_URL: service.url, RAKHIM_API_KEY: service.apiKey });
  await mkdir(join(home.dir, 'in/part'), { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(home.dir, 'in', name), content);
  }
  return home;
}

const texts = {
  '1.txt': 'الأول',
  '2.txt': 'الثاني',
  '10.txt': 'العاشر',
  'part/3.md': '# الثالث\n\nمرحبا',
  'photo.jpg': 'x',
  '.hidden.txt': 'سر',
};

async function sounds(home: CliHome): Promise<string[]> {
  return (await readdir(join(home.dir, 'out'), { recursive: true })).filter((name) => name.endsWith('.mp3')).toSorted();
}

describe('rakhim batch', () => {
  it('speaks a folder, and repeats nothing on a second run', async () => {
    const home = await openHome(texts);
    const first = await home.run(['batch', 'in', '-o', 'out', '--template', '{folder}/{name}']);
    expect({ code: first.exitCode, stderr: first.stderr }).toMatchObject({ code: 0 });
    expect(await sounds(home)).toEqual(['1.mp3', '10.mp3', '2.mp3', 'part/3.mp3']);
    expect(first.stderr).toContain('4 audio files written');

    const used = service.emulator.usage.used;
    const second = await home.run(['batch', 'in', '-o', 'out', '--template', '{folder}/{name}']);
    expect(second.exitCode).toBe(0);
    expect(second.stderr).toContain('already done');
    expect(second.stderr).not.toContain('written in');
    expect(service.emulator.usage.used).toBe(used);
  });

  it('shows the cost with --dry-run, and makes and spends nothing', async () => {
    const home = await openHome(texts);
    const used = service.emulator.usage.used;
    const { exitCode, stdout, stderr } = await home.run(['batch', 'in', '-o', 'out', '--dry-run']);
    expect(exitCode).toBe(0);
    expect(stdout.split('\n').filter((line) => line.includes('.mp3'))).toHaveLength(4);
    expect(stderr).toMatch(/4 files: \d+ characters in 4 requests, 4 audio files/u);
    expect(service.emulator.usage.used).toBe(used);
    await expect(readdir(join(home.dir, 'out'))).rejects.toThrow('ENOENT');
    const plan = await home.run(['batch', 'in', '-o', 'out', '--dry-run', '--json']);
    expect(JSON.parse(plan.stdout)).toMatchObject({ type: 'plan', requests: 4 });
  });

  it('speaks changed and new files', async () => {
    const home = await openHome({ '1.txt': 'الأول', '2.txt': 'الثاني' });
    await home.run(['batch', 'in', '-o', 'out', '--on-conflict', 'overwrite']);
    await writeFile(join(home.dir, 'in/2.txt'), 'تغيّر النص كله');
    await writeFile(join(home.dir, 'in/3.txt'), 'جديد');
    const before = service.emulator.usage.used;
    const { exitCode, stderr } = await home.run(['batch', 'in', '-o', 'out', '--on-conflict', 'overwrite']);
    expect(exitCode).toBe(0);
    expect(stderr).toContain('2 files:');
    expect(service.emulator.usage.used - before).toBe([...'تغيّر النص كله', ...'جديد'].length);
  });

  it('asks for speed and pitch for every file, and speaks again when they change', async () => {
    const home = await openHome({ '1.txt': 'الأول' });
    const batch = ['batch', 'in', '-o', 'out', '--on-conflict', 'overwrite'];
    await home.run([...batch, '--speed', '0.8', '--pitch', '-2']);
    expect(service.emulator.calls.at(-1)?.body).toMatchObject({ speed: 0.8, pitch: -2 });
    await home.run([...batch, '--speed', '1.5', '--subtitles', 'srt']);
    expect(service.emulator.calls.at(-1)?.body).toMatchObject({ speed: 1.5 });
    const { exitCode, stderr } = await home.run([...batch, '--speed', '3']);
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('--speed may be 0.5 to 2')]);
  });

  it('does not narrate the subtitles that it writes itself', async () => {
    const home = await openHome({ '1.txt': 'مرحبا يا عالم' });
    await home.run(['batch', 'in', '--subtitles', 'srt']);
    expect((await readdir(join(home.dir, 'in'))).toSorted()).toEqual(['1.mp3', '1.srt', '1.txt', 'part']);
    const again = await home.run(['batch', 'in', '--subtitles', 'srt']);
    expect(again.stderr).toContain('already done');
  });

  it('continues when one file cannot be read, lists it at the end, and exits with 5', async () => {
    const home = await openHome({ '1.txt': 'الأول', 'bad.docx': 'this is no docx', 'empty.txt': '' });
    const { exitCode, stderr } = await home.run(['batch', 'in', '-o', 'out']);
    expect(exitCode).toBe(5);
    expect(await sounds(home)).toEqual(['1.mp3']);
    expect(stderr).toContain('bad.docx skipped');
    expect(stderr).toContain('empty.txt skipped');
    const nothing = await home.run(['batch', 'in/bad.docx', '-o', 'out']);
    expect(nothing.exitCode).toBe(1);
  });

  it('ends with 0 when all that is left is empty, in every run, and tells of each run what it wrote', async () => {
    const home = await openHome({ '1.txt': 'الأول', 'empty.txt': '' });
    const first = await home.run(['batch', 'in', '-o', 'out']);
    expect([first.exitCode, first.stderr.includes('1 audio file written')]).toEqual([0, true]);
    const second = await home.run(['batch', 'in', '-o', 'out']);
    expect(second.exitCode).toBe(0);
    expect(second.stderr).toContain('empty.txt skipped');
    expect(second.stderr).toContain('already done');
    expect(second.stderr).not.toContain('written in');
    await writeFile(join(home.dir, 'in/2.txt'), 'الثاني');
    expect((await home.run(['batch', 'in', '-o', 'out'])).stderr).toContain('1 audio file written');
    expect((await home.run(['batch', 'in/empty.txt', '-o', 'out'])).exitCode).toBe(1);
  });

  it('names files of a folder that are of a kind that it cannot read', async () => {
    const home = await openHome({ '1.txt': 'الأول', 'scan.pdf': 'x', 'photo.jpg': 'x', '.hidden.pdf': 'x' });
    const { exitCode, stderr, stdout } = await home.run(['batch', 'in', '--dry-run', '--json']);
    expect(exitCode).toBe(0);
    expect(stderr).toContain('2 files are left out, because their kind cannot be read: photo.jpg, scan.pdf');
    expect(stderr).toContain('PDF files cannot be read');
    expect(JSON.parse(stdout)).toMatchObject({
      leftOut: [join(home.dir, 'in/photo.jpg'), join(home.dir, 'in/scan.pdf')],
    });
    await home.run(['batch', 'in']);
    expect((await home.run(['batch', 'in'])).stderr).not.toContain('1.mp3');
  });

  it('asks the service for what was chosen', async () => {
    const home = await openHome({ '1.txt': 'اشتريت iPhone' });
    const { exitCode } = await home.run([
      'batch',
      'in',
      '-o',
      'out',
      '-v',
      'female2',
      '-s',
      'slowly',
      '--latin',
      'english',
    ]);
    expect(exitCode).toBe(0);
    expect(service.emulator.calls.at(-1)?.body).toMatchObject({
      voice: 'female2',
      styleInstruction: 'slowly',
      latinWords: 'english',
    });
    expect((await home.run(['batch', 'in', '-o', 'out', '--latin', 'french'])).exitCode).toBe(2);
  });

  it('follows tags and reads with the lexicon that was named', async () => {
    const home = await openHome({ '1.txt': '[slow]أهلا[/slow]', '2.ssml': '<speak>نعم</speak>' });
    expect((await home.run(['batch', 'in', '-o', 'out', '--markup', '--lexicon', 'none'])).exitCode).toBe(0);
    const bodies = service.emulator.calls.slice(-2).map(({ body }) => body);
    expect(bodies).toContainEqual(expect.objectContaining({ text: '[slow]أهلا[/slow]', markup: true, lexicon: 'none' }));
    expect(bodies).toContainEqual(expect.objectContaining({ text: '<speak>نعم</speak>', ssml: true, lexicon: 'none' }));
    expect((await home.run(['batch', 'in', '--lexicon', 'mine'])).exitCode).toBe(2);
  });

  it('speaks again what broke off on its way, and blames no connection', async () => {
    const home = await openHome({ '1.txt': 'مرحبا يا عالم' });
    service.emulator.failNext({ kind: 'cut', afterBytes: 500 });
    const { exitCode, stderr } = await home.run(['batch', 'in', '-o', 'out']);
    expect([exitCode, await sounds(home)]).toEqual([0, ['1.mp3']]);
    expect(stderr).not.toContain('No connection');
  });

  it('spends no more than it may', async () => {
    const home = await openHome(texts);
    const used = service.emulator.usage.used;
    const { exitCode, stderr } = await home.run(['batch', 'in', '-o', 'out', '--spend-max', '3']);
    expect(exitCode).toBe(4);
    expect(stderr).toContain('--spend-max 3');
    expect(service.emulator.usage.used).toBe(used);
  });

  it('stops with exit code 4 when the quota is used up, and resumes later without paying twice', async () => {
    const small = await serveEmulator({ characterLimit: 12 });
    const home = await openHome({ '1.txt': 'عشرة أحرف', '2.txt': 'عشرة أحرف أخرى' });
    const { exitCode, stderr } = await home.run(['batch', 'in', '-o', 'out'], { env: { RAKHIM_BASE_URL: small.url } });
    expect({ exitCode, stderr }).toMatchObject({ exitCode: 4 });
    expect(stderr).toContain('used all characters');
    expect(stderr).toContain('Run the same command to resume');
    const again = await home.run(['batch', 'in', '-o', 'out'], { env: { RAKHIM_BASE_URL: small.url } });
    expect(again.exitCode).toBe(4);
    expect(small.emulator.usage.used).toBe(9);
    await small.close();
  });

  it('understands patterns, and refuses paths that are not there', async () => {
    const home = await openHome(texts);
    await home.run(['batch', 'in/**/*.md', '-o', 'out']);
    expect(await sounds(home)).toEqual(['3.mp3']);
    const { exitCode, stderr } = await home.run(['batch', 'nowhere']);
    expect(exitCode).toBe(1);
    expect(stderr).toContain('nowhere');
  });

  it('gives programs a line of JSON for each thing that happens', async () => {
    const home = await openHome({ '1.txt': 'الأول' });
    const { stdout } = await home.run(['batch', 'in', '-o', 'out', '--json', '-q']);
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { type: string });
    expect(lines[0]).toMatchObject({ type: 'plan', characters: 5 });
    expect(lines.at(-1)).toMatchObject({ type: 'report', written: 1 });
    expect(lines.some((line) => line.type === 'item')).toBe(true);
  });

  it('starts over with --fresh, and keeps one journal for each set of settings', async () => {
    const home = await openHome({ '1.txt': 'الأول' });
    await home.run(['batch', 'in', '-o', 'out']);
    await rm(join(home.dir, 'out'), { recursive: true });
    expect((await home.run(['batch', 'in', '-o', 'out'])).stderr).toContain('already done');
    await home.run(['batch', 'in', '-o', 'out', '--fresh']);
    expect(await sounds(home)).toEqual(['1.mp3']);
    expect((await readFile(join(home.dir, 'out/1.mp3'))).length).toBeGreaterThan(100);
    await home.run(['batch', 'in', '-o', 'out', '-v', 'female1']);
    expect(await sounds(home)).toEqual(['1 (2).mp3', '1.mp3']);
  });
});
