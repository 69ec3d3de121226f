import { wavHeader } from '@rakhim/containers';
import { id3Tag, type SoundTags } from '../audio/id3-chapters.ts';
import { type Layout, layOutParts, silentChunks } from '../audio/lay-out-parts.ts';
import type { PartRecord } from '../journal/journal-record.ts';
import type { PlannedItem, PlannedOutput } from '../plan/batch-plan.ts';
import type { BatchContext } from './batch-context.ts';
import { BatchError } from './batch-error.ts';
import { partPath } from './request-key.ts';

/** The parts of an output. */
export interface OutputParts {
  readonly item: PlannedItem;
  readonly output: PlannedOutput;
  /** One for each request of the output, in order. */
  readonly parts: readonly PartRecord[];
}

/** A finished output before it is a file. */
export interface OutputSound {
  readonly layout: Layout;
  /**
   * Reads the parts as it goes, so that an audiobook of a day needs no more memory than a sentence. May be called
   * again.
   */
  readonly content: () => AsyncIterable<Uint8Array>;
}

/** RIFF counts in 32 bits. */
const wavBytesMax = 2 ** 32 - 64;

/**
 * Joins the parts of an output, with silence, tags and chapter marks.
 *
 * @throws AudioDamagedError, BatchError
 */
export function joinOutput(
  context: BatchContext,
  { item, output, parts }: OutputParts,
  signal: AbortSignal,
): OutputSound {
  const starts = new Set(output.chapters.map(({ firstRequest }) => firstRequest));
  const layout = layOutParts(
    parts.map(({ sound }, index) => {
      const atMs = output.requests[index]?.atMs;
      return {
        sound,
        gapMs: index > 0 && starts.has(index) ? item.settings.chapterGapMs : 0,
        ...(atMs !== undefined && { atMs }),
      };
    }),
  );
  const tags = tagsOf(item, output, layout);
  const sound = () => soundOf(context, parts, layout);
  switch (item.settings.format) {
    case 'mp3':
      return { layout, content: () => after(id3Tag(tags), sound()) };
    case 'ogg':
      return { layout, content: sound };
    case 'wav': {
      const bytes = layout.parts.reduce(
        (sum, { silence }, index) => sum + silence.count * silence.unit.length + (parts[index]?.bytes ?? 0),
        0,
      );
      if (bytes > wavBytesMax) {
        throw new BatchError('output_too_long', 'A WAV file cannot be so long.');
      }
      return { layout, content: () => after(wavHeader(layout, bytes), sound()) };
    }
    case 'm4b': {
      const { encodeM4b } = context;
      if (encodeM4b === undefined) {
        throw new BatchError('encoder_missing', 'Nothing on this machine encodes AAC.');
      }
      return {
        layout,
        content: () =>
          encodeM4b({ pcm: sound(), sampleRate: layout.sampleRate, channels: layout.channels, tags }, signal),
      };
    }
  }
}

function tagsOf(item: PlannedItem, output: PlannedOutput, layout: Layout): SoundTags {
  const { title, author } = item.document ?? {};
  const number = item.outputs.indexOf(output) + 1;
  const chapters = output.chapters.map((chapter, index) => ({
    title: chapter.title,
    startMs: layout.parts[chapter.firstRequest]?.startMs ?? 0,
    endMs: layout.parts[output.chapters[index + 1]?.firstRequest ?? layout.parts.length]?.startMs ?? layout.durationMs,
  }));
  return {
    title: output.title,
    album: title ?? item.source.name.replace(/\.[^.]*$/, ''),
    ...(author !== undefined && { author }),
    ...(item.outputs.length > 1 && { track: { number, count: item.outputs.length } }),
    durationMs: layout.durationMs,
    chapters,
  };
}

async function* soundOf(
  { journal, store }: BatchContext,
  parts: readonly PartRecord[],
  layout: Layout,
): AsyncGenerator<Uint8Array> {
  for (const [index, { key, bytes }] of parts.entries()) {
    const silence = layout.parts[index]?.silence;
    if (silence !== undefined) {
      yield* silentChunks(silence);
    }
    let read = 0;
    try {
      for await (const chunk of store.readStream(partPath(journal.partsFolder, key))) {
        read += chunk.length;
        yield chunk;
      }
    } catch (error) {
      throw (error as { code?: unknown }).code === 'ENOENT'
        ? new BatchError('part_missing', 'A part that was kept is gone.', { cause: error })
        : error;
    }
    if (read !== bytes) {
      throw new BatchError('part_missing', 'A part that was kept is not complete any more.');
    }
  }
}

async function* after(head: Uint8Array, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield head;
  yield* rest;
}
