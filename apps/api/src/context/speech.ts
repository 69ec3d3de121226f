import type { Database } from '#src/database/create-database.ts';
import { createLexiconReader } from '#src/modules/lexicon/lexicon-reader/lexicon-reader.service.ts';
import { createLexiconQueries } from '#src/modules/lexicon/lexicon.queries.ts';
import {
  type LexiconFilesService,
  createLexiconFilesService,
} from '#src/modules/lexicon/files/lexicon-files.service.ts';
import { type LexiconService, createLexiconService } from '#src/modules/lexicon/lexicon.service.ts';
import {
  type LexiconPreviewService,
  createLexiconPreviewService,
} from '#src/modules/lexicon/preview/lexicon-preview.service.ts';
import { createLexiconVersionsQueries } from '#src/modules/lexicon/versions/lexicon-versions.queries.ts';
import {
  type LexiconVersionsService,
  createLexiconVersionsService,
} from '#src/modules/lexicon/versions/lexicon-versions.service.ts';
import {
  type SpeechService,
  type SpeechServiceOptions,
  createSpeechService,
} from '#src/modules/speech/speech.service.ts';
import {
  type LongSpeechService,
  createLongSpeechService,
} from '#src/modules/speech/long-speech/long-speech.service.ts';
import { type TextService, type TextServiceOptions, createTextService } from '#src/modules/text/text.service.ts';
import { withReading } from '#src/providers/speech/with-reading.ts';

export interface SpeechContextOptions
  extends Omit<SpeechServiceOptions, 'lexicon'>, Omit<TextServiceOptions, 'lexicon'> {
  readonly db: Database;
}

/** The services that read and speak texts, and those of the lexicons that they read with. */
export interface SpeechContext {
  readonly speech: SpeechService;
  readonly longSpeech: LongSpeechService;
  readonly text: TextService;
  readonly lexicon: LexiconService;
  readonly lexiconVersions: LexiconVersionsService;
  readonly lexiconFiles: LexiconFilesService;
  readonly lexiconPreview: LexiconPreviewService;
}

/** Creates the services that read and speak texts, with the lexicons of those who ask. */
export function createSpeech({ db, engine, ...options }: SpeechContextOptions): SpeechContext {
  const queries = createLexiconQueries(db);
  const versions = createLexiconVersionsQueries(db);
  const lexicon = createLexiconReader({ queries });
  return {
    speech: createSpeechService({ ...options, engine: withReading(engine), lexicon }),
    longSpeech: createLongSpeechService({ ...options, engine: withReading(engine), lexicon }),
    text: createTextService({ ...options, lexicon }),
    lexicon: createLexiconService({ queries, versions }),
    lexiconVersions: createLexiconVersionsService({ queries, versions }),
    lexiconFiles: createLexiconFilesService({ queries, versions }),
    lexiconPreview: createLexiconPreviewService({ queries, lexicon, ...options }),
  };
}
