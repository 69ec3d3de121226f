import { type SpeechFormat, speechMediaTypes } from '@rakhim/contract';
import type { Context } from 'koa';
import { AppError } from '#src/errors/app-error.ts';
import type { ByteRange, StoredBlob } from '#src/providers/blobs/blob-store.ts';
import { readByteRange } from './byte-range.ts';

export interface SoundFile {
  /** Opens the sound, or the part of it that is chosen once its size is known. */
  readonly open: (chooseRange: (size: number) => ByteRange | undefined) => Promise<StoredBlob & { format: string }>;
  /** Its name, without an extension. */
  readonly name: string;
  readonly disposition: 'inline' | 'attachment';
}

/** Answers a sound, or the part of it that was asked for. */
export async function sendSound(ctx: Context, { open, name, disposition }: SoundFile): Promise<void> {
  let range: ByteRange | undefined;
  const sound = await open((size) => {
    const asked = readByteRange(ctx.get('range'), size);
    if (asked === 'unsatisfiable') {
      ctx.set('content-range', `bytes */${size}`);
      throw new AppError('range_not_satisfiable', { param: 'range' });
    }
    range = asked;
    return asked;
  });
  const format = sound.format as SpeechFormat;
  ctx.set({ 'accept-ranges': 'bytes', 'content-disposition': `${disposition}; filename="${name}.${format}"` });
  ctx.type = speechMediaTypes[format];
  if (range) {
    ctx.status = 206;
    ctx.set('content-range', `bytes ${range.start}-${range.end}/${sound.size}`);
  }
  ctx.body = sound.bytes;
  ctx.length = range ? range.end - range.start + 1 : sound.size;
}
