import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createCliHome } from '../src/testing/run-cli.ts';
import { type ServedEmulator, serveEmulator } from '../src/testing/serve-emulator.ts';

let service: ServedEmulator;

beforeAll(async () => {
  service = await serveEmulator();
});
afterAll(() => service.close());

async function openHome() {
  return createCliHome({ RAKHIM_BASE_URL: service.url, RAKHIM_API_KEY: service.apiKey });
}

describe('rakhim speak', () => {
  it('saves the sound under the given name, and prints its cost', async () => {
    const home = await openHome();
    const { exitCode, stderr, stdout } = await home.run(['speak', 'مرحبا', '-o', 'hello.mp3']);
    expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: '' });
    expect(stderr).toContain('5 characters charged');
    const sound = await readFile(join(home.dir, 'hello.mp3'));
    expect(sound.subarray(0, 3).toString() === 'ID3' || sound[0] === 0xff).toBe(true);
    expect((await readdir(home.dir)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('sends a text with markup as it is, and knows SSML by the name of its file', async () => {
    const home = await openHome();
    const document = `<speak>${'أهلا وسهلا. '.repeat(10)}</speak>`;
    await writeFile(join(home.dir, 'hello.ssml'), document);
    const before = service.bodies.length;
    await home.run(['speak', '-f', 'hello.ssml', '-o', 'hello.mp3']);
    await home.run(['speak', 'أهلا [pause 1s] بكم', '--markup', '-o', 'pause.mp3']);
    await home.run(['speak', document, '--ssml', '-o', 'other.mp3']);
    const asked = service.bodies.slice(before).filter((body) => body !== '');
    expect(asked.map((body) => JSON.parse(body) as unknown)).toMatchObject([
      { text: document, ssml: true },
      { text: 'أهلا [pause 1s] بكم', markup: true },
      { text: document, ssml: true },
    ]);
  });

  it('takes the format from the ending, and lets the flag overrule it', async () => {
    const home = await openHome();
    await home.run(['speak', 'مرحبا', '-o', 'hello.wav']);
    expect((await readFile(join(home.dir, 'hello.wav'))).subarray(0, 4).toString()).toBe('RIFF');
    await home.run(['speak', 'مرحبا', '-o', 'hello.bin', '-F', 'wav']);
    expect((await readFile(join(home.dir, 'hello.bin'))).subarray(0, 4).toString()).toBe('RIFF');
    await home.run(['speak', 'مرحبا', '-o', 'chapter 1.2']);
    expect((await readFile(join(home.dir, 'chapter 1.2')))[0]).toBe(0xff);
  });

  it('refuses an extension that is of no format, before anything is charged', async () => {
    const home = await openHome();
    const calls = service.emulator.calls.length;
    const { exitCode, stderr } = await home.run(['speak', 'مرحبا', '-o', 'hello.xyz']);
    expect(exitCode).toBe(2);
    expect(stderr).toContain('The extension .xyz is of no format');
    expect(service.emulator.calls).toHaveLength(calls);
    expect(await readdir(home.dir)).toEqual([]);
  });

  it('asks for sounds of lines that are kept, and refuses to reuse anything else', async () => {
    const home = await openHome();
    await home.run(['speak', 'مرحبا', '-o', 'hello.mp3', '--reuse', 'paragraphs']);
    expect(service.emulator.calls.at(-1)?.body).toMatchObject({ reuse: 'paragraphs' });
    const { exitCode, stderr } = await home.run(['speak', 'مرحبا', '-o', 'b.mp3', '--reuse', 'words']);
    expect(exitCode).toBe(2);
    expect(stderr).toContain('Possible: paragraphs');
  });

  it('asks for speed and pitch, and refuses what is no number', async () => {
    const home = await openHome();
    await home.run(['speak', 'مرحبا', '-o', 'hello.mp3', '--speed', '1.25', '--pitch', '-2']);
    expect(service.emulator.calls.at(-1)?.body).toMatchObject({ speed: 1.25, pitch: -2 });
    const { exitCode, stderr } = await home.run(['speak', 'مرحبا', '-o', 'b.mp3', '--speed', 'fast']);
    expect(exitCode).toBe(2);
    expect(stderr).toContain('--speed must be a number such as 1.25');
  });

  it('names a folder that it makes', async () => {
    const home = await openHome();
    const { exitCode, stderr } = await home.run(['speak', 'مرحبا', '-o', 'new/hello.mp3']);
    expect(exitCode).toBe(0);
    expect(stderr).toContain(`Created the folder ${join(home.dir, 'new')}`);
  });

  it('goes on where it was killed, and charges nothing twice', async () => {
    const slow = await serveEmulator({ characterLimit: 100_000 });
    const home = await createCliHome({ RAKHIM_BASE_URL: slow.url, RAKHIM_API_KEY: slow.apiKey });
    await writeFile(join(home.dir, 'book.txt'), 'هذه جملة من كتاب طويل. '.repeat(1000));
    const parameters = ['speak', '-f', 'book.txt', '-o', 'book.mp3'];
    const { child, result } = home.start(parameters);
    await vi.waitFor(() => stat(join(home.dir, 'book.mp3.part.json')), { timeout: 20_000 });
    await vi.waitFor(() => expect(slow.emulator.usage.used).toBeGreaterThan(0), { timeout: 20_000 });
    child.kill('SIGKILL');
    await result;
    const { exitCode } = await home.run(parameters);
    expect(exitCode).toBe(0);
    const [...characters] = 'هذه جملة من كتاب طويل. '.repeat(1000);
    expect(slow.emulator.usage.used).toBe(characters.length);
    expect((await readdir(home.dir)).toSorted()).toEqual(['book.mp3', 'book.txt']);
    await slow.close();
  });

  it('says after Ctrl-C that what was spoken is kept', async () => {
    const home = await openHome();
    service.emulator.failNext({ kind: 'silence' });
    const { child, result } = home.start(['speak', 'مرحبا', '-o', 'hello.mp3']);
    await vi.waitFor(() => stat(join(home.dir, 'hello.mp3.part.json')), { timeout: 20_000 });
    child.kill('SIGINT');
    const { exitCode, stderr } = await result;
    expect(exitCode).toBe(130);
    expect(stderr).toContain('Run the same command to resume');
    expect((await home.run(['speak', 'مرحبا', '-o', 'hello.mp3'])).exitCode).toBe(0);
  });

  it('streams from a pipe into a pipe, and keeps its messages out of the sound', async () => {
    const home = await openHome();
    const { exitCode, stdoutBytes } = await home.run(['speak', '-', '-F', 'wav'], { stdin: 'مرحبا يا عالم' });
    expect(exitCode).toBe(0);
    expect(stdoutBytes.subarray(0, 4).toString()).toBe('RIFF');
    const withoutText = await home.run(['speak', '-o', '-', '-F', 'wav'], { stdin: 'مرحبا يا عالم' });
    expect(withoutText.stdoutBytes.equals(stdoutBytes)).toBe(true);
  });

  it('writes subtitles beside the sound', async () => {
    const home = await openHome();
    const { exitCode, stdout } = await home.run([
      'speak',
      'مرحبا يا عالم',
      '-o',
      'hello.mp3',
      '--subtitles',
      'srt',
      '--json',
    ]);
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ path: join(home.dir, 'hello.mp3'), characters: 13, format: 'mp3' });
    expect(await readFile(join(home.dir, 'hello.srt'), 'utf8')).toMatch(/^1\r?\n00:00:00,\d{3} --> /u);
  });

  it('leaves a file alone that exists, before anything is charged', async () => {
    const home = await openHome();
    await writeFile(join(home.dir, 'hello.mp3'), 'mine');
    const before = service.emulator.usage.used;
    const { exitCode, stderr } = await home.run(['speak', 'مرحبا', '-o', 'hello.mp3']);
    expect(exitCode).toBe(1);
    expect(stderr).toContain('--overwrite');
    expect(await readFile(join(home.dir, 'hello.mp3'), 'utf8')).toBe('mine');
    expect(service.emulator.usage.used).toBe(before);
    expect((await home.run(['speak', 'مرحبا', '-o', 'hello.mp3', '--overwrite'])).exitCode).toBe(0);
    expect((await stat(join(home.dir, 'hello.mp3'))).size).toBeGreaterThan(10);
  });

  it('pays for nothing that it cannot write', async () => {
    const home = await openHome();
    const before = service.emulator.calls.length;
    const { exitCode } = await home.run(['speak', 'مرحبا', '-o', '/proc/rakhim.mp3']);
    expect(exitCode).toBe(1);
    expect(service.emulator.calls).toHaveLength(before);
  });

  it('ends cleanly when its reader goes', async () => {
    const home = await openHome();
    const { child, result } = home.start(['speak', 'مرحبا '.repeat(3000), '-F', 'wav']);
    child.stdout?.once('data', () => child.stdout?.destroy());
    const { exitCode, stderr } = await result;
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  });

  it.each([
    [['speak', 'مرحبا', '--json'], 'Add -o'],
    [['speak', 'مرحبا', '--subtitles', 'srt'], 'Add -o'],
    [['speak', 'مرحبا', '-f', 'a.txt', '-o', 'a.mp3'], 'not both'],
    [['speak', 'مرحبا', '-F', 'aac', '-o', 'a.mp3'], 'Possible: mp3, wav, ogg'],
    [['speak', 'مرحبا', '-v', 'nobody', '-o', 'a.mp3'], 'validation_failed'],
  ])('refuses %j as a wrong call', async (parameters, part) => {
    const home = await openHome();
    const { exitCode, stderr } = await home.run(parameters);
    expect({ exitCode, says: stderr.includes(part) ? part : stderr }).toEqual({ exitCode: 2, says: part });
  });

  it('ends with 4 when the characters are spent, and with 3 when the key is wrong', async () => {
    const small = await serveEmulator({ characterLimit: 3 });
    const home = await createCliHome({ RAKHIM_BASE_URL: small.url, RAKHIM_API_KEY: small.apiKey });
    expect((await home.run(['speak', 'مرحبا', '-o', 'a.mp3'])).exitCode).toBe(4);
    const wrong = `rakhim_test_${'w'.repeat(32)}`;
    const { exitCode, stderr } = await home.run(['speak', 'مرحبا', '-o', 'a.mp3'], { env: { RAKHIM_API_KEY: wrong } });
    expect(exitCode).toBe(3);
    expect(stderr).not.toContain(wrong);
    expect(await readdir(home.dir)).toEqual([]);
    await small.close();
  });
});
