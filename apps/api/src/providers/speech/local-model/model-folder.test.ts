import { mkdir, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ConfigError } from '#src/config/config.ts';
import { type TestModelOptions, makeModelFolder } from '#src/testing/model-folder.ts';
import { createTemporaryFolder } from '#src/testing/temporary-folder.ts';
import { openModelFolder } from './model-folder.ts';
import { OnnxFormatError, readOnnxMetadata } from './onnx-metadata.ts';

async function create(options?: TestModelOptions): Promise<string> {
  const folder = await makeModelFolder(options);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** As Piper's converted models state them. */
const piper = {
  model_type: 'vits',
  comment: 'piper',
  language: 'Arabic',
  voice: 'ar',
  has_espeak: '1',
  n_speakers: '1',
  sample_rate: '22050',
};

async function problemOf(folder: string): Promise<string> {
  const error = await openModelFolder(folder).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ConfigError);
  return String(error);
}

describe('openModelFolder', () => {
  it('takes a complete folder, and espeak-ng data or a lexicon where there is one', async () => {
    expect(await openModelFolder(await create())).toMatchObject({ speakers: { default: 0 } });
    const folder = await create({ metadata: piper });
    await writeFile(join(folder, 'lexicon.txt'), '');
    expect((await openModelFolder(folder)).spec.files.lexicon).toBe(join(folder, 'lexicon.txt'));
    await mkdir(join(folder, 'espeak-ng-data'));
    await writeFile(join(folder, 'espeak-ng-data', 'phontab'), '');
    expect((await openModelFolder(folder)).spec.files).toMatchObject({ espeakData: join(folder, 'espeak-ng-data') });
  });

  it('names everything that is missing', async () => {
    const problem = await problemOf(await createTemporaryFolder());
    expect(problem).toContain('RAKHIM_LOCAL_MODEL_DIR');
    expect(problem).toMatch(/model\.onnx and .*tokens\.txt are missing/u);
    expect(await problemOf(await create({ metadata: piper }))).toContain('espeak-ng-data');
    expect(await problemOf(await create({ metadata: {} }))).toContain('sample_rate, n_speakers, language, comment');
    expect(await problemOf(await create({ metadata: { ...piper, sample_rate: '1' } }))).toContain('sample rate');
  });

  it('refuses a file that is no model, or half of one', async () => {
    const folder = await create();
    await truncate(join(folder, 'model.onnx'), 1_000);
    expect(await problemOf(folder)).toContain('only a part');
    await writeFile(join(folder, 'model.onnx'), 'version https://git-lfs.github.com/spec/v1\n');
    expect(await problemOf(folder)).toContain('no ONNX model');
    await writeFile(join(folder, 'model.onnx'), '');
    expect(await problemOf(folder)).toContain('empty');
  });

  it.each([
    [{ male1: 2 }, 'male1 is speaker 2'],
    [{ male99: 0 }, 'male99'],
    [{ default: -1 }, 'default'],
    [[], 'voices.json'],
  ])('refuses voices.json with %j', async (voices, reason) => {
    expect(await problemOf(await create({ voices }))).toContain(reason);
  });
});

describe('readOnnxMetadata', () => {
  it('ends with facts or an OnnxFormatError, whatever the file holds', async () => {
    const path = join(await createTemporaryFolder(), 'model.onnx');
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        await writeFile(path, Buffer.concat([Buffer.of(8, 8), bytes]));
        const result = await readOnnxMetadata(path).catch((error: unknown) => error);
        expect(result instanceof Map || result instanceof OnnxFormatError).toBe(true);
      }),
    );
  });
});
