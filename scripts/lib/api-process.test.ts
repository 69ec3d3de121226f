import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { apiArguments } from './api-process.mjs';

it('keeps the middle compiler from the speech engine’s function of enormous size, by the name that it has', async () => {
  const { resolve } = createRequire(new URL('../../packages/embedded-voice/package.json', import.meta.url));
  const engine = await readFile(resolve('@echogarden/espeak-ng-emscripten'), 'utf8');
  const name = apiArguments
    .find((argument) => argument.startsWith('--maglev-filter=-'))
    ?.split('=-')
    .at(1);
  const [, body] = engine.split(`function ${name}(`);
  expect(body?.split(/\bfunction\b/u).at(0)?.length).toBeGreaterThan(20_000);
});
