import { bodyParser } from '@koa/bodyparser';
import { limits } from '@rakhim/contract';
import type { Middleware } from 'koa';
import { AppError } from '#src/errors/app-error.ts';

const jsonTypes = ['application/json', 'application/*+json'];
const formTypes = ['application/x-www-form-urlencoded'];

/** Reads a JSON body within a size limit. @throws AppError saying what is wrong with it. */
export function createBodyParser(bytesMax: number = limits.bodyBytesMax): Middleware {
  return createParser(jsonTypes, ['json'], bytesMax);
}

/** Reads a JSON body or a form within the size limit. @throws AppError saying what is wrong with it. */
export function createFormParser(): Middleware {
  return createParser([...jsonTypes, ...formTypes], ['json', 'form'], limits.bodyBytesMax);
}

function createParser(mediaTypes: string[], enableTypes: ('json' | 'form')[], bytesMax: number): Middleware {
  const parse = bodyParser({
    enableTypes,
    jsonLimit: bytesMax,
    formLimit: bytesMax,
    jsonStrict: true,
    onError(error) {
      throw toAppError(error, bytesMax);
    },
  });
  return async (ctx, next) => {
    // `false` means a body of another type; `null` means no body, which the schema will complain about by naming what
    // is missing.
    if (ctx.request.is(...mediaTypes) === false) {
      throw new AppError('unsupported_media_type', { param: 'content-type' });
    }
    await parse(ctx, next);
  };
}

function toAppError(error: Error, bytesMax: number): AppError {
  const status = 'status' in error ? error.status : undefined;
  if (status === 413) {
    return new AppError('body_too_large', { values: { maxKib: bytesMax / 1024 }, cause: error });
  }
  return new AppError(status === 415 ? 'unsupported_media_type' : 'invalid_json', { cause: error });
}
