import type { WordTime } from '@rakhim/contract';
import type { PartRecord } from '../journal/journal-record.ts';
import type { JournalledItem } from '../journal/journal-state.ts';
import type { PlannedOutput } from '../plan/batch-plan.ts';
import { type Notation, isMarkedUp, notationOfItem } from '../plan/notation.ts';
import { formatSubtitles } from '../subtitles/format-subtitles.ts';
import { type SpokenText, subtitleCues } from '../subtitles/subtitle-cues.ts';
import type { BatchContext } from './batch-context.ts';
import type { TextOf } from './load-texts.ts';
import { joinOutput, type OutputSound } from './output-content.ts';
import { partPath, requestKey, wordsPath } from './request-key.ts';
import { writeOutput } from './write-output.ts';

/** Bytes of a part's word times. */
const wordsBytesMax = 16 * 1024 * 1024;

/** The parts of an output, in order; undefined while one is missing. */
export function partsOf(entry: JournalledItem, outputIndex: number): PartRecord[] | undefined {
  const output = entry.item.outputs[outputIndex];
  const parts = output?.requests.map((_request, index) =>
    entry.parts.get(requestKey(entry.item.id, outputIndex, index)),
  );
  const there = parts?.filter((part) => part !== undefined);
  return there !== undefined && there.length === parts?.length ? there : undefined;
}

/** Tells whether all files of an output have their names. */
export function isOutputWritten(entry: JournalledItem, output: PlannedOutput): boolean {
  const paths = [output.path, ...(output.subtitles === undefined ? [] : [output.subtitles.path])];
  return paths.every((path) => entry.files.get(path)?.isWritten === true);
}

/** Joins the parts of an output and writes its files, the sound last: where it is, the rest is, too. */
export async function finishOutput(
  context: BatchContext,
  entry: JournalledItem,
  output: PlannedOutput,
  work: FinishingWork,
): Promise<void> {
  const { parts, textOf, signal } = work;
  const sound = joinOutput(context, { item: entry.item, output, parts }, signal);
  if (output.subtitles !== undefined) {
    const { format, path } = output.subtitles;
    const cues = subtitleCues(
      await spokenTexts(context, output, {
        parts,
        sound,
        textOf: await textOf(),
        notation: notationOfItem(entry.item),
      }),
    );
    await writeOutput(context, entry, path, { content: () => oneChunk(formatSubtitles(cues, format)), signal });
  }
  await writeOutput(context, entry, output.path, { content: sound.content, signal });
}

export interface FinishingWork {
  readonly parts: readonly PartRecord[];
  /** Only asked where the text is needed once more. */
  readonly textOf: () => Promise<TextOf>;
  readonly signal: AbortSignal;
}

interface Spoken {
  readonly parts: readonly PartRecord[];
  readonly sound: OutputSound;
  readonly textOf: TextOf;
  readonly notation: Notation;
}

async function spokenTexts(
  { journal, store }: BatchContext,
  output: PlannedOutput,
  { parts, sound, textOf, notation }: Spoken,
): Promise<SpokenText[]> {
  const texts: SpokenText[] = [];
  for (const [index, request] of output.requests.entries()) {
    const [part, placed] = [parts[index], sound.layout.parts[index]];
    if (part !== undefined && placed !== undefined) {
      const words = part.hasWords ? await readWords(store, wordsPath(journal.partsFolder, part.key)) : undefined;
      texts.push({
        text: textOf(request),
        ...(isMarkedUp(notation) && { notation }),
        startMs: placed.startMs,
        endMs: placed.endMs,
        ...(words !== undefined && { words }),
      });
    }
  }
  return texts;
}

/** Times that are lost are estimated; the subtitles are then less exact, and still there. */
async function readWords(store: BatchContext['store'], path: string): Promise<readonly WordTime[] | undefined> {
  try {
    return JSON.parse(new TextDecoder().decode(await store.readFile(path, wordsBytesMax))) as WordTime[];
  } catch {
    return undefined;
  }
}

/** Removes what an item kept while it was under way. Only when its end is journalled. */
export async function removeParts({ journal, store }: BatchContext, { item, parts }: JournalledItem): Promise<void> {
  for (const { key, hasWords } of parts.values()) {
    await store.remove(partPath(journal.partsFolder, key));
    if (hasWords) {
      await store.remove(wordsPath(journal.partsFolder, key));
    }
  }
  for (const { path, subtitles } of item.outputs) {
    await store.removeLeftover(path);
    if (subtitles !== undefined) {
      await store.removeLeftover(subtitles.path);
    }
  }
}

async function* oneChunk(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}
