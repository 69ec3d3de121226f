import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commandTable } from '../src/command-table.ts';
import { voiceIds } from '../src/catalogue.ts';
import { exitCodes } from '../src/exit-codes.ts';
import { readOptionFlags } from '../src/option-flags.ts';

const root = join(import.meta.dirname, '../../..');

function hasGroff(): boolean {
  try {
    execFileSync('groff', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

describe.skipIf(!hasGroff())('the manual page', () => {
  it('is set without a warning, with every command, option and exit code in it', () => {
    const page = join(root, 'packages/cli/man/rakhim.1');
    // Set for a terminal; -ww says whatever groff finds odd.
    const text = execFileSync('groff', ['-man', '-Tutf8', '-Kutf8', '-ww', '-P-cbou', '-rLL=200n', page], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const { name, options = [] } of commandTable) {
      expect(text).toContain(`rakhim ${name}`);
      options.forEach(({ flags }) => expect(text).toContain(readOptionFlags(flags).long));
    }
    for (const code of [
      exitCodes.ok,
      exitCodes.failed,
      exitCodes.usage,
      exitCodes.authentication,
      exitCodes.quota,
      exitCodes.partial,
      exitCodes.interrupted,
    ]) {
      expect(text).toMatch(new RegExp(`^\\s+${code}\\s+\\S`, 'mu'));
    }
    expect(text).toContain('مرحبًا');
  });
});

it('offers the voices that there are', async () => {
  const api = JSON.parse(await readFile(join(root, 'docs/api/openapi.json'), 'utf8')) as {
    components: { schemas: { VoiceId: { enum: string[] } } };
  };
  expect(voiceIds.toSorted()).toEqual(api.components.schemas.VoiceId.enum.toSorted());
});
