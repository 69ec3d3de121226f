import { writeFile } from 'node:fs/promises';
import { hostname, userInfo } from 'node:os';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { type Language, type Translate, getTranslator } from '@rakhim/i18n';
import { loadConfig } from '#src/config/config.ts';
import type { VoiceSource } from '#src/providers/voice-store/bring-file.ts';
import { type VoiceEntry, findVoice, readCatalogue, sizeOf } from '#src/providers/voice-store/catalogue.ts';
import { type CheckedVoice, checkVoice } from '#src/providers/speech/voice-table/check-voice.ts';
import { measureVoice, sayWithVoice } from '#src/providers/speech/voice-table/measure-voice.ts';
import { openVoiceTable, withNewVoice, withoutVoice } from '#src/providers/speech/voice-table/voice-table.ts';
import type { InstalledVoice, VoiceFigures } from '#src/providers/voice-store/installed-voice.ts';
import { VoiceStoreError } from '#src/providers/voice-store/voice-store-error.ts';
import { type VoiceProgress, type VoiceStore, createVoiceStore } from '#src/providers/voice-store/voice-store.ts';
import { exitCodes, runCommand } from './run-command.ts';

interface Command {
  readonly store: VoiceStore;
  readonly id: string | undefined;
  readonly isJson: boolean;
  readonly isLicenceAccepted: boolean;
  readonly from: string | undefined;
  readonly out: string | undefined;
  readonly text: string | undefined;
  readonly language: Language;
  readonly say: Translate;
}

/** The subcommands. Each returns its JSON result and prints progress for people. */
const commands: Readonly<Record<string, (command: Command) => Promise<unknown>>> = {
  list,
  add,
  remove,
  verify,
  'speak-sample': speakSample,
};

/** Lists, adds, removes and checks neural voices. @returns the exit code. */
async function main(args: readonly string[]): Promise<number> {
  const language: Language = Intl.DateTimeFormat().resolvedOptions().locale.startsWith('ar') ? 'ar' : 'en';
  const say = getTranslator(language);
  const { values, positionals } = readArguments(args);
  const [name = '', id, ...others] = positionals;
  const run = commands[name];
  if (!run || others.length > 0 || (id === undefined && ['add', 'remove', 'speak-sample'].includes(name))) {
    process.stderr.write(`${say('voiceCommand:usage')}\n`);
    return exitCodes.misused;
  }
  try {
    const config = loadConfig();
    const store = createVoiceStore({
      folder: config.voices.folder,
      catalogue: await readCatalogue(config.voices.catalogue),
      isSelling: config.billing.isSelling,
    });
    const { json: isJson = false, from, out, text, 'accept-licence': isLicenceAccepted = false } = values;
    const answer = await run({ store, id, isJson, isLicenceAccepted, from, out, text, language, say });
    if (isJson) {
      process.stdout.write(`${JSON.stringify(answer, undefined, 2)}\n`);
    }
    return isBroken(answer) ? exitCodes.refused : exitCodes.done;
  } catch (error) {
    if (!(error instanceof VoiceStoreError)) {
      throw error;
    }
    const message = say(`voiceProblems:${error.problem}`, error.values);
    const answer = values.json ? JSON.stringify({ error: message, code: error.problem }) : message;
    (values.json ? process.stdout : process.stderr).write(`${answer}\n`);
    return exitCodes.refused;
  }
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        'accept-licence': { type: 'boolean' },
        from: { type: 'string' },
        out: { type: 'string' },
        text: { type: 'string' },
      },
    });
  } catch {
    return { values: {}, positionals: [] };
  }
}

async function list({ store, isJson, language, say }: Command): Promise<unknown> {
  const installed = new Map((await store.list()).map((voice) => [voice.voice.id, voice]));
  const rows = store.catalogue.voices.map((voice) => ({ voice, installed: installed.get(voice.id) }));
  if (!isJson) {
    for (const { voice, installed: record } of rows) {
      process.stdout.write(`${describe(voice, record, { language, say })}\n`);
    }
  }
  return {
    folder: store.folder,
    voices: rows.map(({ voice, installed: record }) => ({
      id: voice.id,
      name: voice.name[language],
      isInstalled: record !== undefined,
      isRecommended: voice.recommended === true,
      bytes: sizeOf(voice),
      licence: voice.licence,
      commercialUse: voice.commercialUse,
      dialects: voice.dialects,
      family: voice.family,
      feed: voice.feed,
      measured: voice.measured,
      figures: record?.figures ?? null,
    })),
  };
}

function describe(
  voice: VoiceEntry,
  record: InstalledVoice | undefined,
  { language, say }: Pick<Command, 'language' | 'say'>,
): string {
  const { figures } = record ?? {};
  const facts = [
    say(record ? 'voiceCommand:installed' : 'voiceCommand:available'),
    ...(voice.recommended ? [say('voiceCommand:recommended')] : []),
    say('voiceCommand:megabytes', { size: megabytes(sizeOf(voice)) }),
    voice.licence,
    say(`voiceCommand:commercial_${voice.commercialUse}`),
    figures ? describeFigures(figures, say) : say('voiceCommand:notMeasured'),
  ];
  return `${voice.id.padEnd(14)} ${voice.name[language]}: ${facts.join(language === 'ar' ? '، ' : ', ')}`;
}

async function add(command: Command): Promise<unknown> {
  const { store, id = '', isJson, from, say } = command;
  const voice = findVoice(store.catalogue, id);
  const acceptedBy = (await isAgreed(voice, command)) ? `${userInfo().username}@${hostname()}` : undefined;
  const record = await store.add(id, {
    acceptedBy,
    source: toSource(from),
    ...(!isJson && process.stderr.isTTY && { onProgress: showProgress(say) }),
  });
  const table = openVoiceTable(store.folder);
  await table.change((state) => withNewVoice(state.table, voice));
  if (!isJson) {
    process.stdout.write(`${say('voiceCommand:added', { voice: id, folder: store.folder })}\n`);
  }
  return record;
}

/** Shows the licence, and asks unless the command has agreed already. */
async function isAgreed(voice: VoiceEntry, command: Command): Promise<boolean> {
  const { store, isJson, isLicenceAccepted, language, say } = command;
  const { url = '', text } = store.catalogue.licences[voice.licence] ?? {};
  const notes = [
    say('voiceCommand:licence', { voice: voice.id, licence: voice.licence, url }),
    text?.[language] ?? '',
    say('voiceCommand:attribution', { attribution: voice.attribution }),
    ...(voice.commercialUse === 'unclear' ? [say('voiceCommand:unclear')] : []),
  ];
  if (!isJson) {
    process.stdout.write(`${notes.join('\n')}\n`);
  }
  if (isLicenceAccepted || isJson || !process.stdin.isTTY) {
    return isLicenceAccepted;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answer = (await terminal.question(say('voiceCommand:question'))).trim().toLowerCase();
    return ['y', 'yes', say('voiceCommand:yes')].includes(answer);
  } finally {
    terminal.close();
  }
}

function toSource(from: string | undefined): VoiceSource | undefined {
  if (from === undefined) {
    return undefined;
  }
  return /^https?:\/\//u.test(from) ? { mirror: from } : { folder: resolve(from) };
}

function showProgress(say: Translate): (progress: VoiceProgress) => void {
  return ({ step, bytes, bytesTotal }) => {
    const state =
      step === 'download'
        ? say('voiceCommand:fetching', { done: megabytes(bytes), total: megabytes(bytesTotal) })
        : say('voiceCommand:unpacking');
    process.stderr.write(`\r\u001B[K${step === 'install' ? '' : state}`);
  };
}

async function remove({ store, id = '', isJson, say }: Command): Promise<unknown> {
  await store.remove(id);
  const table = openVoiceTable(store.folder);
  await table.change((state) => withoutVoice(state.table, id));
  if (!isJson) {
    process.stdout.write(`${say('voiceCommand:removed', { voice: id })}\n`);
  }
  return { removed: id };
}

async function verify({ store, id, isJson, say }: Command): Promise<unknown> {
  const ids = id === undefined ? (await store.list()).map(({ voice }) => voice.id) : [id];
  const voices = [];
  for (const voice of ids) {
    const checked = await checkVoice(store, voice, (installed) => measureVoice(store, installed));
    voices.push(checked);
    if (!isJson) {
      process.stdout.write(`${describeCheck(checked, say)}\n`);
    }
  }
  if (ids.length === 0 && !isJson) {
    process.stdout.write(`${say('voiceCommand:nothing')}\n`);
  }
  return { voices };
}

function describeCheck({ id: voice, files, faults, figures, reason }: CheckedVoice, say: Translate): string {
  if (faults.length > 0) {
    const told = faults.map(({ path, fault }) => say(`voiceCommand:${fault}`, { path })).join(', ');
    return say('voiceCommand:broken', { voice, faults: told });
  }
  const intact = say('voiceCommand:intact', { voice, count: files });
  return `${intact} ${figures ? describeFigures(figures, say) : say('voiceCommand:unusable', { voice, reason: reason ?? '' })}`;
}

function describeFigures({ firstAudioMs, realTimeFactor, memoryMb }: VoiceFigures, say: Translate): string {
  return say('voiceCommand:figures', {
    firstAudio: Math.round(firstAudioMs),
    factor: realTimeFactor.toFixed(3),
    memory: Math.round(memoryMb),
  });
}

async function speakSample({ store, id = '', text, out, isJson, say }: Command): Promise<unknown> {
  const file = resolve(out ?? `${id}.wav`);
  const { bytes, durationMs } = await sayWithVoice(store, id, text);
  await writeFile(file, bytes);
  if (!isJson) {
    const seconds = (durationMs / 1000).toFixed(1);
    process.stdout.write(`${say('voiceCommand:spoken', { voice: id, file, seconds })}\n`);
  }
  return { id, file, durationMs };
}

function isBroken(answer: unknown): boolean {
  const { voices = [] } = answer as { voices?: readonly { isIntact?: boolean }[] };
  return voices.some(({ isIntact }) => isIntact === false);
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}

// Whoever reads only the first lines, as `head` does, has what they asked for.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') {
    throw error;
  }
});

await runCommand(main);
