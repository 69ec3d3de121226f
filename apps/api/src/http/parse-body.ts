import { bodyParser } from '@koa/bodyparser';
import { limits } from '@rakhim/contract';
import type { Middleware } from 'koa';
import { AppError } from '#src/errors/app-error.ts';

const jsonTypes = ['application/json', 'application/*+json'];
const formTypes = ['application/x-www-form-urlencoded'];

/** Reads a JSON body within the size limit. @throws AppError saying what is wrong with it. */
export function createBodyParser(): Middleware {
  return createParser(jsonTypes, ['json']);
}

/** Reads a JSON body or a form within the size limit. @throws AppError saying what is wrong with it. */
export function createFormParser(): Middleware {
  return createParser([...jsonTypes, ...formTypes], ['json', 'form']);
}

function createParser(mediaTypes: string[], enableTypes: ('json' | 'form')[]): Middleware {
  const parse = bodyParser({
    enableTypes,
    jsonLimit: limits.bodyBytesMax,
    formLimit: limits.bodyBytesMax,
    jsonStrict: true,
    onError(error) {
      throw toAppError(error);
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

function toAppError(error: Error): AppError {
  const status = 'status' in error ? error.status : undefined;
  if (status === 413) {
    return new AppError('body_too_large', { values: { maxKib: limits.bodyBytesMax / 1024 }, cause: error });
  }
  return new AppError(status === 415 ? 'unsupported_media_type' : 'invalid_json', { cause: error });
}
