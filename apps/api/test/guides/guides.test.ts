import { readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { createEmbeddedVoice } from '@rakhim/embedded-voice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedEngine } from '#src/providers/speech/embedded/embedded-engine.ts';
import type { SpeechEngine } from '#src/providers/speech/speech-engine.ts';
import { buildSubscriber } from '#src/testing/factories.ts';
import { makeTemporaryFolder } from '#src/testing/temporary-folder.ts';
import { type TestApi, startTestApiWith } from '#src/testing/test-api.ts';
import { type CodeBlock, readCodeBlocks } from './code-blocks.ts';
import { parseCurl } from './curl-line.ts';
import { hasPython, runProgram } from './run-program.ts';

const guides = [
  'quick-start',
  'api',
  'errors',
  'style-instructions',
  'dialects',
  'markup',
  'self-hosting',
  'web-pages',
];
/** Its programs are a server and a page, which `web-pages.test.ts` runs together. */
const inBrowser = /\/web-pages\.md$/u;
const root = join(import.meta.dirname, '../../../..');

let api: TestApi<SpeechEngine>;
let variables: Record<string, string>;
let folder: string;
const isPythonHere = await hasPython();

beforeAll(async () => {
  const voice = createEmbeddedVoice({ workers: 1 });
  api = await startTestApiWith(createEmbeddedEngine(voice), { RAKHIM_CORS_ORIGINS: 'https://app.example' });
  await voice.ready();
  const { apiKey } = await buildSubscriber(api.context);
  variables = { RAKHIM_URL: api.url, RAKHIM_API_KEY: apiKey };
  folder = await makeTemporaryFolder();
  await symlink(join(root, 'apps/api/node_modules'), join(folder, 'node_modules'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await api.assertAtRest();
  await api.close();
});

async function examplesOf(language: string): Promise<(CodeBlock & { readonly guide: string })[]> {
  const texts = await Promise.all(
    guides.map(async (name) => ({
      name,
      text: await readFile(join(root, 'docs/guides', language, `${name}.md`), 'utf8'),
    })),
  );
  return texts.flatMap(({ name, text }) =>
    readCodeBlocks(text).map((block) => ({ ...block, guide: `${language}/${name}.md` })),
  );
}

const examples = [...(await examplesOf('en')), ...(await examplesOf('ar'))].map(
  (example) => [`${example.guide}:${example.line}`, example] as const,
);

async function checkCall(line: string, { status, code }: CodeBlock['answers']): Promise<void> {
  const { url, init } = parseCurl(line, variables);
  const response = await fetch(url, init);
  const answer = await response.text();
  expect(response.status, answer).toBe(status);
  if (code !== undefined) {
    expect(answer).toContain(`"${code}"`);
  }
}

describe('every example of the guides', () => {
  it.each(examples)('%s', async (_place, { guide, language, code, answers }) => {
    if (inBrowser.test(guide) && language !== 'sh') {
      return;
    }
    switch (language) {
      case 'sh':
        if (code.startsWith('export ')) {
          expect(code.split('\n').map((line) => /^export (\w+)=/u.exec(line)?.[1])).toEqual(Object.keys(variables));
        } else {
          await checkCall(code, answers);
        }
        break;
      case 'js':
        expect(await runProgram('js', code, { folder, variables })).not.toBe('');
        break;
      case 'python':
        expect(isPythonHere ? await runProgram('python', code, { folder, variables }) : 'no Python here').not.toBe('');
        break;
      case 'json':
        expect(JSON.parse(code)).toBeTypeOf('object');
        break;
      default:
        expect.fail(`Nobody runs examples in ${language}.`);
    }
  });

  it('of a page is the same in both languages, but for the language it asks for', async () => {
    const [english, arabic] = await Promise.all([examplesOf('en'), examplesOf('ar')]);
    const programs = (found: Awaited<ReturnType<typeof examplesOf>>) =>
      found
        .filter(({ guide, language }) => inBrowser.test(guide) && language !== 'sh')
        .map(({ code }) => code.replace(", 'accept-language': 'ar'", ''));
    expect(programs(arabic)).toEqual(programs(english));
  });

  it('is there in both languages', async () => {
    const [english, arabic] = await Promise.all([examplesOf('en'), examplesOf('ar')]);
    const calls = (found: readonly CodeBlock[]) => found.filter(({ language }) => language === 'sh').length;
    expect(calls(arabic)).toBe(calls(english));
  });

  it('shows what the engine really says of a style that it cannot follow', async () => {
    const [, example] = examples.find(([, { code }]) => code.includes('like a pirate')) ?? [];
    const { url, init } = parseCurl(example?.code ?? '', variables);
    expect(await (await fetch(url, init)).json()).toMatchObject({
      warnings: [{ code: 'style_not_honoured', detail: expect.stringContaining('pirate') }],
    });
  });
});
