import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { countCharacters, routes } from '@rakhim/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSpeechEngine } from '#src/providers/speech/create-speech-engine.ts';
import type { SpeechEngine } from '#src/providers/speech/speech-engine.ts';
import { startCli } from '#src/testing/cli-process.ts';
import { type TestSubscriber, buildSubscriber, buildSubscription } from '#src/testing/factories.ts';
import { post, registerPerson, signInPerson } from '#src/testing/people.ts';
import { createTemporaryFolder } from '#src/testing/temporary-folder.ts';
import { type TestApi, startTestApiWith } from '#src/testing/test-api.ts';

let api: TestApi<SpeechEngine>;
let home: string;
let layla: TestSubscriber;

beforeAll(async () => {
  api = await startTestApiWith(await createSpeechEngine({ kind: 'embedded', workers: 1 }), {
    RAKHIM_TRUSTED_PROXIES: '1',
  });
});
beforeEach(async () => {
  home = await createTemporaryFolder();
  layla = await buildSubscriber(api.context);
});
afterEach(() => api.assertAtRest());
afterAll(() => api.close());

async function run(parameters: readonly string[], options: { stdin?: string; key?: string } = {}) {
  const { ended, said } = startCli(home, parameters, {
    env: { RAKHIM_BASE_URL: api.url, ...(options.key !== undefined && { RAKHIM_API_KEY: options.key }) },
    stdin: options.stdin ?? '',
  });
  return { ...(await ended), said: said() };
}

async function usedBy(accountId: string): Promise<number> {
  const row = await api
    .db('usage_periods')
    .where({ account_id: accountId })
    .first<{ used: number } | undefined>('used');
  return Number(row?.used ?? 0);
}

describe('the command line against the service itself', () => {
  it('signs in by the device flow, and its key is revoked by logging out', async () => {
    const person = await registerPerson(api);
    const { access_token: token } = await signInPerson(api, person);
    const { id } = await api.db('accounts').where({ email: person.email }).first<{ id: string }>('id');
    await buildSubscription(api.context, id);
    const login = startCli(home, ['login', '--no-browser'], { env: { RAKHIM_BASE_URL: api.url } });
    await expect.poll(login.said).toMatch(/[A-Z]{4}-[A-Z]{4}/u);
    const [code = ''] = /[A-Z]{4}-[A-Z]{4}/u.exec(login.said()) ?? [];
    expect((await post(api, '/api/v1/device-requests/approve', { userCode: code }, token)).status).toBe(200);
    expect((await login.ended).exitCode).toBe(0);

    const keys = JSON.parse(await readFile(join(home, '.config/rakhim/credentials.json'), 'utf8')) as Record<
      string,
      string
    >;
    const key = keys[api.url] ?? '';
    expect(login.said()).not.toContain(key);
    const whoami = await run(['whoami', '--json']);
    expect(JSON.parse(whoami.stdout)).toMatchObject({ source: 'file', usage: { used: 0 } });

    expect((await run(['logout'])).exitCode).toBe(0);
    expect((await api.call('/api/v1/usage', { headers: { 'x-api-key': key } })).status).toBe(401);
    expect((await run(['whoami'])).exitCode).toBe(3);
  });

  it('speaks with a key from standard input, into a file and into a pipe, and is charged for each', async () => {
    expect((await run(['login', '--key-stdin'], { stdin: layla.apiKey })).exitCode).toBe(0);
    const text = 'مرحبًا بكم في رخيم.';
    expect(await run(['speak', text, '-o', 'hello.mp3', '--subtitles', 'vtt'])).toMatchObject({ exitCode: 0 });
    const sound = await readFile(join(home, 'hello.mp3'));
    expect(sound.length).toBeGreaterThan(5_000);
    expect(await readFile(join(home, 'hello.vtt'), 'utf8')).toMatch(/^WEBVTT/u);
    expect((await run(['speak', '-'], { stdin: text })).exitCode).toBe(0);
    expect(await usedBy(layla.accountId)).toBe(2 * countCharacters(text));
    const history = JSON.parse((await run(['history', '--json'])).stdout) as { id: string }[];
    expect(history).toHaveLength(2);
    expect((await run(['voices'])).stdout.trim().split('\n')).toHaveLength(16);
    expect((await run(['usage', '--by', 'client', '--json'])).stdout).toContain('rakhim-cli');
  });

  it('reads a text as the service does, without asking it', async () => {
    const text = '😀 وصل 3 طلاب في 15/3/2024، وأنا عايز أروح دلوقتي. قال تعالى: ﴿إن مع العسر يسرا﴾ وشكرا لكم من Google';
    const answer = await api.call(routes.previewText.paths[0], {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'ar', 'x-api-key': layla.apiKey },
      body: JSON.stringify({ text, voice: 'male3' }),
    });
    const { stdout } = await run(['text', text, '-v', 'male3', '--language', 'ar', '--json']);
    expect(JSON.parse(stdout)).toEqual(await answer.json());
  });

  it('is refused what the plan lacks, with the code for it and the address of the plans', async () => {
    const basic = await buildSubscriber(api.context, { plan: 'basic' });
    const { exitCode, said } = await run(['speak', 'مرحبا', '-d', 'qatar', '-o', 'a.mp3'], { key: basic.apiKey });
    expect(exitCode).toBe(4);
    expect(said).toContain('http');
  });

  it('ends at Ctrl-C with 130, and nothing is left behind', async () => {
    const speaking = startCli(home, ['speak', 'مرحبًا بكم في رخيم. '.repeat(900), '-o', 'long.mp3'], {
      env: { RAKHIM_BASE_URL: api.url, RAKHIM_API_KEY: layla.apiKey },
    });
    await expect.poll(() => readdir(home)).toContainEqual(expect.stringMatching(/\.part$/u));
    speaking.child.kill('SIGINT');
    expect((await speaking.ended).exitCode).toBe(130);
    expect(await readdir(home)).toEqual([]);
  });
});

describe('a batch that is killed', () => {
  const texts = Array.from({ length: 12 }, (_value, index) =>
    `الفصل ${index + 1}\n\nكان يا ما كان في قديم الزمان، رجلٌ يحب الكتب ويقرأ منها كل يوم صفحة. `.repeat(4 + index),
  );

  it('resumes, is charged once, and writes every file', async () => {
    await mkdir(join(home, 'in'));
    await Promise.all(texts.map((text, index) => writeFile(join(home, `in/${index}.txt`), text)));
    const parameters = ['batch', 'in', '-o', 'out'];
    const env = { RAKHIM_BASE_URL: api.url, RAKHIM_API_KEY: layla.apiKey };
    for (let kills = 0; kills < 3; kills += 1) {
      const batch = startCli(home, parameters, { env });
      await expect
        .poll(
          async () => (await readdir(join(home, 'out')).catch(() => [])).filter((name) => name.endsWith('.mp3')).length,
        )
        .toBeGreaterThan(kills);
      batch.child.kill('SIGKILL');
      await batch.ended;
    }
    const last = await run(parameters, { key: layla.apiKey });
    expect({ exitCode: last.exitCode, said: last.said }).toMatchObject({ exitCode: 0 });
    const outputs = await readdir(join(home, 'out'));
    expect(outputs.toSorted()).toEqual(texts.map((_text, index) => `${index}.mp3`).toSorted());
    const plan = JSON.parse(
      (
        await run([...parameters, '--dry-run', '--json', '--fresh', '--on-conflict', 'overwrite'], {
          key: layla.apiKey,
        })
      ).stdout,
    ) as { characters: number };
    expect(await usedBy(layla.accountId)).toBe(plan.characters);
  });
});
