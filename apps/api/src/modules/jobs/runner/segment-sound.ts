import type { SegmentEvent, TimedText } from '#src/modules/speech/long-speech/long-speech.service.ts';
import type { SpeechWarning } from '#src/providers/speech/speech-engine.ts';
import type { JobSpeaker } from '../jobs.queries.ts';

/** What is told of who spoke a segment. */
export interface SegmentFacts {
  readonly speakers: readonly JobSpeaker[];
  readonly warnings: readonly SpeechWarning[];
}

/** What engines could not do, in no words of the author: a job keeps its text sealed. */
const kept: ReadonlySet<string> = new Set<SpeechWarning['code']>([
  'voice_substituted',
  'speed_not_honoured',
  'pitch_not_honoured',
  'markup_not_honoured',
]);

/** The sound of a segment. Its facts and its times are known once the sound has been read. */
export function readSegment(events: AsyncIterable<SegmentEvent>): {
  readonly sound: AsyncGenerator<Uint8Array>;
  readonly facts: SegmentFacts;
  readonly readTimes: () => TimedText;
} {
  const speakers: JobSpeaker[] = [];
  const warnings: SpeechWarning[] = [];
  let times: TimedText | undefined;
  async function* soundOf(): AsyncGenerator<Uint8Array> {
    for await (const event of events) {
      if (event.type === 'audio') {
        yield event.bytes;
      } else if (event.type === 'start') {
        const { spokenBy } = event;
        speakers.push(...(spokenBy ? [{ engine: spokenBy.engine, model: spokenBy.model ?? null }] : []));
        warnings.push(...event.warnings.filter(({ code }) => kept.has(code)));
      } else if (event.type === 'times') {
        ({ times } = event);
      }
    }
  }
  return {
    sound: soundOf(),
    facts: { speakers, warnings },
    readTimes() {
      if (!times) {
        throw new Error('The times of a segment are known once its sound has been read.');
      }
      return times;
    },
  };
}
