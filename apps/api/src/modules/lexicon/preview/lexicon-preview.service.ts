import type { LexiconPreview, PreviewLexiconBody } from '@rakhim/contract';
import { limits } from '@rakhim/contract';
import { compileLexicon, findLexiconReadings, overlayLexicon } from '@rakhim/arabic/checks';
import { AppError } from '#src/errors/app-error.ts';
import type { RateLimitsService } from '#src/modules/rate-limits/rate-limits.service.ts';
import { acceptVoice } from '#src/modules/speech/speech.policy.ts';
import { acceptText } from '#src/modules/text/text.policy.ts';
import type { TextReader } from '#src/providers/text-reader/text-reader.ts';
import { acceptEntry, identityOf, toPronunciationEntry } from '../lexicon.policy.ts';
import type { LexiconQueries } from '../lexicon.queries.ts';
import type { LexiconReader } from '../lexicon-reader/lexicon-reader.service.ts';
import { comparePreviews } from './compare-previews.ts';

export interface LexiconPreviewService {
  /**
   * Says what an entry would change in a text. Stores nothing, and is free of charge.
   *
   * @throws AppError naming what is wrong with the entry or the text, or `too_many_requests`.
   */
  preview(accountId: string, body: PreviewLexiconBody): Promise<LexiconPreview>;
}

export interface LexiconPreviewServiceOptions {
  readonly queries: LexiconQueries;
  readonly lexicon: LexiconReader;
  readonly reader: TextReader;
  readonly rates: RateLimitsService;
}

/** A long text takes as much work as many short ones; it is read twice. */
const charactersPerPoint = 500;

export function createLexiconPreviewService({
  queries,
  lexicon,
  reader,
  rates,
}: LexiconPreviewServiceOptions): LexiconPreviewService {
  return {
    async preview(accountId, { entry, id, text, dialect = entry.dialect ?? 'msa' }) {
      const voice = acceptVoice({ text, dialect });
      const { characters } = acceptText({ text, ssml: false }, voice, limits.streamedTextCharactersMax);
      const columns = acceptEntry(entry);
      const replaced = id === undefined ? columns : await queries.findEntry(accountId, id);
      if (!replaced) {
        throw new AppError('not_found');
      }
      const identities = new Set([identityOf(replaced), identityOf(columns)]);
      const own = compileLexicon([toPronunciationEntry(columns)]);
      const { version, lexicon: present } = await lexicon.open(accountId);
      const changed = overlayLexicon(present, own, (one) => identities.has(identityOf({ dialect: null, ...one })));
      const [before, after] = [present, changed].map((one) => findLexiconReadings(text, one, dialect));
      const matches = findLexiconReadings(text, own, dialect).length;
      if (JSON.stringify(before) === JSON.stringify(after)) {
        return { places: [], matches, version };
      }
      await rates.consume('text-preview:account', accountId, Math.ceil(characters / charactersPerPoint));
      const [one, other] = await Promise.all(
        [before, after].map((readings = []) => reader.preview({ text, dialect, readings })),
      );
      return { places: one && other ? comparePreviews(one.spans, other.spans, text) : [], matches, version };
    },
  };
}
