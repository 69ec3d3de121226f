import { type PreviewTextBody, limits } from '@rakhim/contract';
import type { CountedPreview } from '@rakhim/i18n/preview';
import type { RateLimitsService } from '#src/modules/rate-limits/rate-limits.service.ts';
import { acceptVoice } from '#src/modules/speech/speech.policy.ts';
import type { TextReader } from '#src/providers/text-reader/text-reader.ts';
import { acceptText } from './text.policy.ts';

export interface PreviewRequest {
  readonly body: PreviewTextBody;
  readonly accountId: string;
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
}

/** A long text takes as much work as many short ones. */
const charactersPerPoint = 1_000;

export function createTextService({ reader, rates }: TextServiceOptions): TextService {
  return {
    async preview({ body, accountId, address }) {
      const { text, characters, readings } = acceptText(body, limits.streamedTextCharactersMax);
      const { dialect } = acceptVoice(body);
      const points = Math.ceil(characters / charactersPerPoint);
      await rates.consume('text-preview:account', accountId, points);
      await rates.consume('text-preview:address', address, points);
      return { preview: await reader.preview({ text, dialect, readings, latinWords: body.latinWords }), characters };
    },
  };
}
