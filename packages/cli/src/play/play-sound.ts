import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CliError, systemCode } from '../cli-error.ts';
import type { FoundPlayer } from './find-player.ts';

/**
 * Plays a sound to its end, while it comes where the player can. A player that is closed early ends it, without an
 * error.
 *
 * @throws {CliError} when the player fails.
 */
export async function playSound(
  player: FoundPlayer,
  sound: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): Promise<void> {
  await (player.takes === 'stream' ? playStream(player, sound, signal) : playFile(player, sound, signal));
}

async function playStream(
  { path, parameters, program }: FoundPlayer,
  sound: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): Promise<void> {
  const child = spawn(path, parameters, { stdio: ['pipe', 'ignore', 'inherit'], signal });
  const ended = once(child, 'close') as Promise<[number | null]>;
  const sent = pipeline(Readable.from(sound, { objectMode: false }), child.stdin).then(
    () => true,
    (error: unknown) => {
      if (['EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET'].includes(systemCode(error) ?? '')) {
        return false;
      }
      child.kill();
      throw error;
    },
  );
  const [[code], isWhole] = await Promise.all([ended, sent]);
  if (isWhole && code !== 0) {
    throw new CliError('playerFailed', { player: program });
  }
}

async function playFile(
  { path, parameters, program, format }: FoundPlayer,
  sound: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'rakhim-play-'));
  try {
    const file = join(folder, `sound.${format}`);
    await writeFile(file, sound, { signal });
    const child = spawn(path, [...parameters, file], { stdio: ['ignore', 'ignore', 'inherit'], signal });
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) {
      throw new CliError('playerFailed', { player: program });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
