import type { Database } from '#src/database/create-database.ts';
import { createLexiconReader } from '#src/modules/lexicon/lexicon-reader/lexicon-reader.service.ts';
import { createLexiconQueries } from '#src/modules/lexicon/lexicon.queries.ts';
import { type LexiconService, createLexiconService } from '#src/modules/lexicon/lexicon.service.ts';
import {
  type SpeechService,
  type SpeechServiceOptions,
  createSpeechService,
} from '#src/modules/speech/speech.service.ts';
import { type TextService, type TextServiceOptions, createTextService } from '#src/modules/text/text.service.ts';
import { withReading } from '#src/providers/speech/with-reading.ts';

export interface SpeechContextOptions
  extends Omit<SpeechServiceOptions, 'lexicon'>, Omit<TextServiceOptions, 'lexicon'> {
  readonly db: Database;
}

/** Creates the services that read and speak texts, with the lexicons of those who ask. */
export function createSpeech({ db, engine, ...options }: SpeechContextOptions): {
  speech: SpeechService;
  text: TextService;
  lexicon: LexiconService;
} {
  const queries = createLexiconQueries(db);
  const lexicon = createLexiconReader({ queries });
  return {
    speech: createSpeechService({ ...options, engine: withReading(engine), lexicon }),
    text: createTextService({ ...options, lexicon }),
    lexicon: createLexiconService({ queries }),
  };
}
