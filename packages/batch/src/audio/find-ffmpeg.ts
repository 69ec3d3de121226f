import { spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { access, constants, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, isAbsolute, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { EncodeM4b, M4bInput } from './encode-m4b.ts';
import type { SoundTags } from './id3-chapters.ts';

/** Kilobits a second and channel; speech at 24 kHz does not gain from more. */
const bitrateKbps = 64;
const errorTextMax = 2000;

/**
 * Looks for `ffmpeg` in the folders of a search path. Relative folders are passed over, so that nothing in the current
 * folder is ever started.
 *
 * @param searchPath the environment's `PATH`.
 * @returns undefined when there is none; then `m4b` cannot be made.
 */
export async function findFfmpeg(searchPath: string | undefined): Promise<EncodeM4b | undefined> {
  const name = process.platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg';
  for (const folder of (searchPath ?? '').split(delimiter).filter(isAbsolute)) {
    const path = join(folder, name);
    if (await isExecutable(path)) {
      return (input, signal) => encode(path, input, signal);
    }
  }
  return undefined;
}

async function isExecutable(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** MP4 cannot be written from front to back, so it goes through a file of its own. */
async function* encode(ffmpeg: string, input: M4bInput, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'rakhim-m4b-'));
  try {
    const [metadata, output] = [join(folder, 'chapters.txt'), join(folder, 'book.m4b')];
    await writeFile(metadata, chapterMetadata(input.tags));
    await run(ffmpeg, encoderArguments(input, metadata, output), input.pcm, signal);
    yield* createReadStream(output) as AsyncIterable<Uint8Array>;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function encoderArguments({ sampleRate, channels }: M4bInput, metadata: string, output: string): string[] {
  return [
    ...[
      '-hide_banner',
      '-loglevel',
      'error',
      '-f',
      's16le',
      '-ar',
      String(sampleRate),
      '-ac',
      String(channels),
      '-i',
      'pipe:0',
      '-f',
      'ffmetadata',
      '-i',
      metadata,
    ],
    ...[
      '-map',
      '0:a',
      '-map_metadata',
      '1',
      '-map_chapters',
      '1',
      '-c:a',
      'aac',
      '-b:a',
      `${bitrateKbps * channels}k`,
      '-movflags',
      '+faststart',
      '-f',
      'ipod',
      output,
    ],
  ];
}

async function run(
  ffmpeg: string,
  commandArguments: readonly string[],
  pcm: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): Promise<void> {
  const child = spawn(ffmpeg, commandArguments, { stdio: ['pipe', 'ignore', 'pipe'], signal, windowsHide: true });
  let errorText = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errorText = (errorText + chunk.toString()).slice(-errorTextMax);
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0
        ? resolve()
        : reject(Object.assign(new Error(`ffmpeg: ${errorText.trim()}`), { code: 'encoder_failed' })),
    );
  });
  const fed = pipeline(Readable.from(pcm), child.stdin).catch(async (error: unknown) => {
    // When the encoder gives up, the pipe breaks; why stands in what it printed. When it does not, the sound broke off,
    // and what it made of the rest is no book.
    await ended;
    throw error;
  });
  await Promise.all([ended, fed]);
}

/** Source: FFmpeg's documentation of its metadata format; five characters need a backslash. */
function chapterMetadata({ title, album, author, track, chapters }: SoundTags): string {
  const escape = (text: string) => text.replace(/[=;#\\\n]/g, '\\$&');
  const field = (name: string, value: string | undefined) => (value === undefined ? [] : [`${name}=${escape(value)}`]);
  return [
    ';FFMETADATA1',
    ...field('title', title),
    ...field('album', album),
    ...field('artist', author),
    ...field('track', track === undefined ? undefined : `${track.number}/${track.count}`),
    ...field('genre', 'Audiobook'),
    ...chapters.flatMap((chapter) => [
      '[CHAPTER]',
      'TIMEBASE=1/1000',
      `START=${Math.round(chapter.startMs)}`,
      `END=${Math.round(chapter.endMs)}`,
      ...field('title', chapter.title),
    ]),
    '',
  ].join('\n');
}
