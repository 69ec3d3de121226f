import type { Context } from 'koa';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressors = {
  // Every page differs by its nonce, so it is compressed anew: well enough, and within a millisecond or two.
  br: (page: string) =>
    promisify(brotliCompress)(page, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    }),
  gzip: (page: string) => promisify(gzip)(page),
} as const;

/** Sends a page, compressed as the browser likes it best. */
export async function sendCompressed(ctx: Context, page: string): Promise<void> {
  ctx.vary('accept-encoding');
  const encoding = ctx.acceptsEncodings('br', 'gzip', 'identity');
  if (encoding === 'br' || encoding === 'gzip') {
    ctx.set('content-encoding', encoding);
    ctx.body = await compressors[encoding](page);
  } else {
    ctx.body = page;
  }
}
