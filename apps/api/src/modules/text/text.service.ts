import { type PreviewTextBody, countCharacters, limits } from '@rakhim/contract';
import type { CountedPreview } from '@rakhim/i18n/preview';
import { AppError } from '#src/errors/app-error.ts';
import type { RateLimitsService } from '#src/modules/rate-limits/rate-limits.service.ts';
import type { LexiconReader } from '#src/modules/lexicon/lexicon-reader/lexicon-reader.service.ts';
import { acceptVoice } from '#src/modules/speech/speech.policy.ts';
import type { TextReader } from '#src/providers/text-reader/text-reader.ts';
import { previewPassages } from './preview-passages.ts';
import { acceptText } from './text.policy.ts';

export interface PreviewRequest {
  readonly body: PreviewTextBody;
  /** Absent for a visitor. */
  readonly accountId: string | undefined;
  readonly address: string;
}

export interface TextService {
  /**
   * Returns how a text will be read. Free of charge.
   *
   * @throws AppError naming what is wrong with the text, or `too_many_requests`.
   */
  preview(request: PreviewRequest): Promise<CountedPreview>;
}

export interface TextServiceOptions {
  readonly reader: TextReader;
  readonly rates: RateLimitsService;
  readonly lexicon: LexiconReader;
}

/** A long text takes as much work as many short ones. */
const charactersPerPoint = 1_000;

/** Texts of visitors that are read or wait for it at a time: the rest of the queue is for those who have an account. */
const visitorsMax = 8;
const retryAfterSeconds = 2;

export function createTextService({ reader, rates, lexicon }: TextServiceOptions): TextService {
  let visitors = 0;

  async function readForVisitor<Result>(read: () => Promise<Result>): Promise<Result> {
    if (visitors >= visitorsMax) {
      throw new AppError('service_unavailable', { retryAfterSeconds });
    }
    visitors += 1;
    try {
      return await read();
    } finally {
      visitors -= 1;
    }
  }

  return {
    async preview({ body, accountId, address }) {
      const isPlain = body.ssml === false || !/[<[]/u.test(body.text);
      if (accountId === undefined && isPlain) {
        requireVisitorLength(countCharacters(body.text));
      }
      const voice = acceptVoice(body);
      const accepted = { ...acceptText(body, voice, limits.streamedTextCharactersMax), voice };
      const { characters } = accepted;
      if (accountId === undefined) {
        requireVisitorLength(characters);
      }
      const read = async () => {
        const known = accountId ? await lexicon.read(accepted, { accountId, lexicon: body.lexicon }) : accepted;
        return {
          preview: await previewPassages(reader, { ...known, latinWords: body.latinWords, endings: body.endings }),
          characters,
        };
      };
      if (accountId === undefined) {
        await rates.consume('text-preview:visitor', address);
        return readForVisitor(read);
      }
      const points = Math.ceil(characters / charactersPerPoint);
      await rates.consume('text-preview:account', accountId, points);
      await rates.consume('text-preview:address', address, points);
      return read();
    },
  };
}

/** @throws AppError `text_too_long`, with what an account changes about it. */
function requireVisitorLength(count: number): void {
  const max = limits.visitorPreviewCharactersMax;
  if (count > max) {
    throw new AppError('text_too_long', {
      param: 'text',
      sentence: 'reasons:visitor_text_too_long',
      values: { count, max },
    });
  }
}
