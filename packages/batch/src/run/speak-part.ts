import { createPartReader } from '../audio/create-part-reader.ts';
import type { PartReader } from '../audio/part-reader.ts';
import type { PartRecord } from '../journal/journal-record.ts';
import type { JournalledItem } from '../journal/journal-state.ts';
import { notationOfItem, notationToSend } from '../plan/notation.ts';
import type { PlannedOutput } from '../plan/batch-plan.ts';
import type { BatchContext } from './batch-context.ts';
import { BatchError } from './batch-error.ts';
import { partPath, wordsPath } from './request-key.ts';
import type { SpokenAudio, SpokenFacts } from './speak.ts';

export interface PartTask {
  readonly entry: JournalledItem;
  readonly output: PlannedOutput;
  readonly key: string;
  readonly text: string;
  readonly characters: number;
  /**
   * Called when the whole sound has come: the service is free for the next request while the disk still works on this
   * one.
   */
  readonly onReceived: () => void;
}

/** The service remembers answers for a day; an hour is left for clocks that differ. */
const answerKeptMs = 23 * 3_600_000;

/**
 * Speaks one part and stores it exactly once: the request is journalled before it is sent, and the sound is on the disk
 * before the part is journalled as done.
 *
 * @throws whatever `speak` and the store throw; BatchError `outcome_unknown`.
 */
export async function speakPart(
  context: BatchContext,
  { entry, output, key, text, characters, onReceived }: PartTask,
  signal: AbortSignal,
): Promise<SpokenFacts> {
  const { journal, speak, store } = context;
  const { item } = entry;
  const { format, latinWords, speed, pitch, lexicon, subtitles } = item.settings;
  await noteSending(context, entry, key);
  signal.throwIfAborted();
  const spoken = await speak(
    {
      text,
      voice: output.voice,
      ...(output.dialect !== undefined && { dialect: output.dialect }),
      ...(output.style !== undefined && { style: output.style }),
      ...(latinWords !== undefined && { latinWords }),
      ...(speed !== undefined && { speed }),
      ...(pitch !== undefined && { pitch }),
      ...(lexicon !== undefined && { lexicon }),
      ...notationToSend(notationOfItem(item), text),
      // AAC is made here, from samples.
      format: format === 'm4b' ? 'wav' : format,
      timestamps: subtitles !== undefined,
      idempotencyKey: key,
    },
    signal,
  );
  const reader = createPartReader(format === 'm4b' ? 'wav' : format);
  const written = await store.writeFile(partPath(journal.partsFolder, key), soundOf(spoken, reader, onReceived), {
    mayReplace: true,
    signal,
  });
  const sound = reader.end();
  const facts = await spoken.facts();
  const hasWords = subtitles !== undefined && facts.words !== undefined && facts.words.length > 0;
  if (hasWords) {
    await store.writeFile(wordsPath(journal.partsFolder, key), oneChunk(JSON.stringify(facts.words)), {
      mayReplace: true,
    });
  }
  const record: PartRecord = {
    type: 'part',
    itemId: item.id,
    key,
    characters,
    ...written,
    sound,
    hasWords,
    ...(facts.warnings !== undefined && facts.warnings.length > 0 && { warnings: facts.warnings }),
  };
  await journal.append([record]);
  return facts;
}

async function noteSending(
  { journal, clock }: BatchContext,
  { item, sentAt }: JournalledItem,
  key: string,
): Promise<void> {
  const now = clock.now();
  const last = sentAt.get(key);
  if (last !== undefined && now - last > answerKeptMs) {
    throw new BatchError('outcome_unknown', 'The request was sent more than a day ago and may have been charged.');
  }
  if (last === undefined) {
    // The first time counts: from then on the service may have charged, and begun to forget.
    await journal.append([{ type: 'sent', itemId: item.id, key, at: now }]);
  }
}

async function* soundOf({ audio }: SpokenAudio, reader: PartReader, onEnd: () => void): AsyncGenerator<Uint8Array> {
  for await (const chunk of audio) {
    const sound = reader.push(chunk);
    if (sound.length > 0) {
      yield sound;
    }
  }
  onEnd();
}

async function* oneChunk(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}
