import type { PronouncedClause, PronouncedWord, ReadingWarning } from '@rakhim/arabic';
import { createPointSlicer } from '@rakhim/arabic/checks';
import type { Passage } from '../score.ts';
import type { VoiceRequest } from '../types.ts';
import type { ClauseSpeaker, ClauseVoice, Rest } from './clause-voice.ts';

/** A text as the front end reads it: pronounced clause by clause, only as far as it is asked for. */
export interface Reading {
  readonly clauses: Iterable<PronouncedClause>;
  /** Grows while clauses are read. */
  readonly warnings: readonly ReadingWarning[];
}

/** What utterances of one thread share. */
export interface UtteranceTools {
  readonly voice: ClauseVoice;
  readonly read: (request: VoiceRequest) => Reading;
}

/** A stretch of an utterance that one voice speaks; nothing is read or opened before it is asked for. */
export interface SpokenPassage {
  /** Absent where the whole text is one. */
  readonly place?: Passage;
  readonly gainDb: number;
  read(): Reading;
  open(rest: Rest | undefined): ClauseSpeaker;
}

/** The passages of a request, at least one. */
export function toPassages(
  { voice, read }: UtteranceTools,
  request: VoiceRequest,
): readonly [SpokenPassage, ...SpokenPassage[]] {
  const [first, ...others] = request.score?.passages ?? [];
  const { score: _score, ...plain } = request;

  function gainOf(spoken: VoiceRequest): number {
    return voice.gainDb(spoken) + spoken.prosody.gainDb;
  }

  if (!first) {
    return [{ gainDb: gainOf(plain), read: () => read(plain), open: (rest) => voice.open(plain, rest) }];
  }
  const slice = createPointSlicer(request.text);
  const open = (place: Passage): SpokenPassage => {
    const { start, end, ...own } = place;
    const spoken = { ...plain, ...own };
    return {
      place,
      gainDb: gainOf(spoken),
      read() {
        const { clauses, warnings } = read({ ...spoken, text: slice(start, end) });
        return { clauses: shift(clauses, start), warnings };
      },
      open: (rest) => voice.open(spoken, rest),
    };
  };
  return [open(first), ...others.map(open)];
}

function* shift(clauses: Iterable<PronouncedClause>, by: number): Generator<PronouncedClause> {
  for (const clause of clauses) {
    yield by === 0 ? clause : { ...clause, words: clause.words.map((word) => shiftWord(word, by)) };
  }
}

function shiftWord(word: PronouncedWord, by: number): PronouncedWord {
  return { ...word, start: word.start + by, end: word.end + by };
}
