import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Rakhim, SpeechParams, SpeechResult } from '@rakhim/sdk';
import { exitCodes } from '../exit-codes.ts';
import { type Invocation, optionText } from '../invocation.ts';
import type { Terminal } from '../output/terminal.ts';
import { note, printJson, warn, write } from '../output/write.ts';
import { openSignedInClient } from '../service/open-client.ts';
import { chooseDestination, chooseFormat, mayReplace } from '../speak/destination.ts';
import { readText } from '../speak/read-text.ts';
import { readSpeechParams } from '../speak/speech-params.ts';
import { assertFree, writeNewFile } from '../speak/write-new-file.ts';

/** `rakhim speak`: speaks one text into a file or to standard output. */
export async function runSpeak(invocation: Invocation): Promise<number> {
  const { terminal } = invocation;
  const destination = chooseDestination(invocation);
  const format = chooseFormat(invocation, destination);
  const text = await readText(terminal, invocation.arguments, optionText(invocation, 'file'));
  const client = await openSignedInClient(invocation);
  const params = readSpeechParams(invocation, text, format);
  if (destination.kind === 'stdout') {
    await speakToOutput(client, params, invocation);
  } else {
    await assertFree(destination.path, { mayReplace: mayReplace(invocation) });
    await makeFolder(dirname(destination.path), terminal);
    const subtitles = optionText(invocation, 'subtitles');
    const spoken = await (subtitles === undefined
      ? speakToFile(client, params, destination.path, invocation)
      : speakWithSubtitles(client, params, destination.path, invocation));
    await tell(spoken, destination.path, invocation);
  }
  return exitCodes.ok;
}

/** What is told of an utterance when it is there. */
interface Spoken extends Pick<
  SpeechResult,
  'characters' | 'remaining' | 'requestId' | 'voice' | 'dialect' | 'engine' | 'model' | 'warnings' | 'format'
> {
  readonly durationMs?: number;
}

/** A folder that is made is named: it may be a slip of the finger. */
async function makeFolder(folder: string, terminal: Terminal): Promise<void> {
  const made = await mkdir(folder, { recursive: true });
  if (made !== undefined) {
    note(terminal, terminal.t('folderMade', { path: folder }));
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** The bytes go on as they come, at the pace of their reader; when the reader goes, the request ends. */
async function speakToOutput(client: Rakhim, params: SpeechParams, { terminal }: Invocation): Promise<void> {
  const stream = await client.speech.stream(params, { signal: terminal.signal });
  for await (const chunk of stream) {
    await write(terminal.stdout, chunk, terminal.signal);
  }
  stream.warnings.forEach(({ message }) => warn(terminal, message));
}

/** What a crash, Ctrl-C or the network breaks off is kept beside the file; the same call goes on with it. */
async function speakToFile(
  client: Rakhim,
  params: SpeechParams,
  path: string,
  { terminal: { signal, t, stderr } }: Invocation,
): Promise<Spoken> {
  try {
    return await client.speech.toFile(params, path, { signal });
  } catch (error) {
    if (await exists(`${path}.part.json`)) {
      stderr.write(`${t('speechKept')}\n`);
    }
    throw error;
  }
}

async function speakWithSubtitles(
  client: Rakhim,
  params: SpeechParams,
  path: string,
  invocation: Invocation,
): Promise<Spoken> {
  const { signal } = invocation.terminal;
  const kind = optionText(invocation, 'subtitles') === 'vtt' ? 'vtt' : 'srt';
  const beside = `${path.replace(/\.(?:mp3|wav|ogg)$/iu, '')}.${kind}`;
  const options = { mayReplace: mayReplace(invocation), signal };
  await assertFree(beside, options);
  const { of: result } = await writeNewFile(
    path,
    async () => withBytes(await client.speech.withTimestamps(params, { signal }), ({ audio }) => audio),
    options,
  );
  await writeNewFile(
    beside,
    async () => withBytes(result, ({ subtitles }) => new TextEncoder().encode(subtitles[kind])),
    options,
  );
  note(invocation.terminal, invocation.terminal.t('saved', { path: beside }));
  return result;
}

/** A piece of an answer as the content of a file. */
function withBytes<T>(of: T, bytesOf: (of: T) => Uint8Array) {
  return {
    of,
    async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
      yield bytesOf(of);
    },
  };
}

async function tell(spoken: Spoken, path: string, { terminal }: Invocation): Promise<void> {
  const { characters, remaining, requestId, voice, dialect, engine, model, format, warnings, durationMs } = spoken;
  if (terminal.isJson) {
    await printJson(terminal, {
      path,
      format,
      voice,
      dialect,
      ...(engine !== undefined && { engine }),
      ...(model !== undefined && { model }),
      characters,
      remaining,
      ...(durationMs !== undefined && { durationMs }),
      requestId,
      warnings,
    });
    return;
  }
  warnings.forEach(({ message }) => warn(terminal, message));
  note(terminal, terminal.t('spoken', { path, count: characters }));
  if (model !== undefined) {
    note(terminal, terminal.t('spokenBy', { model }));
  }
}
