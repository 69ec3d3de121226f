import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const projectDir = fileURLToPath(new URL('../../../..', import.meta.url));
const fileServer = join(projectDir, 'apps', 'api', 'src', 'testing', 'serve-voices.ts');
/** Settings of the person who runs the tests are ignored. */
const programFolders = [dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'].join(delimiter);

/** The product as `npm start` runs it, with neural voices that were added by the command. */
export interface VoiceService {
  readonly origin: string;
  readonly apiKey: string;
  readonly close: () => Promise<void>;
}

interface VoiceServiceOptions {
  /** Stand-ins to add, by id. */
  readonly voices: readonly string[];
  /** What the operator writes into `voices.json` beside what the command has written. */
  readonly table: object;
}

export async function startVoiceService(options: VoiceServiceOptions): Promise<VoiceService> {
  const files = spawn(process.execPath, ['--conditions=@rakhim/source', fileServer], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    return await startProduct(files, options);
  } catch (error) {
    files.kill('SIGTERM');
    throw error;
  }
}

async function startProduct(files: ChildProcess, { voices, table }: VoiceServiceOptions): Promise<VoiceService> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rakhim-voice-service-'));
  const catalogue = await waitForLine(files, /^(\/.*)$/u);
  const env = {
    PATH: programFolders,
    PORT: '0',
    RAKHIM_DATA_DIR: dataDir,
    RAKHIM_VOICES_CATALOGUE: catalogue,
  };
  for (const voice of voices) {
    const script = join(projectDir, 'scripts', 'voices.mjs');
    await promisify(execFile)(process.execPath, [script, 'add', voice, '--accept-licence'], { env });
  }
  const tableFile = join(dataDir, 'voices', 'voices.json');
  const written = JSON.parse(await readFile(tableFile, 'utf8')) as object;
  await writeFile(tableFile, JSON.stringify({ ...written, ...table }));

  const product = spawn(process.execPath, [join(projectDir, 'scripts', 'start.mjs')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const link = new URL(await waitForLine(product, /^\s*(http\S+token_hash=\S+)/u));
  const apiKey = (await readFile(join(dataDir, 'demo-api-key'), 'utf8')).trim();
  return {
    origin: link.origin,
    apiKey,
    async close() {
      const ended = once(product, 'exit');
      product.kill('SIGTERM');
      await ended;
      files.kill('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Reads what a program prints until a line matches; later output must not fill the pipe. */
async function waitForLine({ stdout }: ChildProcess, pattern: RegExp): Promise<string> {
  if (stdout) {
    for await (const line of createInterface({ input: stdout })) {
      const found = pattern.exec(line)?.[1];
      if (found !== undefined) {
        stdout.resume();
        return found;
      }
    }
  }
  throw new Error('A program ended before it was ready; the reason is above.');
}
