import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { SpeechEngine, SpeechEvent } from '#src/providers/speech/speech-engine.ts';
import { firstAudioSeconds } from './metrics.ts';

/** Seconds of work for a second of sound. */
const realTimeFactors = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2];

/** What an engine that is watched has to have of it. */
type Watched = Pick<SpeechEngine, 'name' | 'synthesize'>;

/**
 * Has an engine counted and timed: how many wait for their first sound, how many speak, how long the first sound takes,
 * and how much faster than real time it all is.
 */
export function withEngineMetrics<E extends Watched>(engine: E, registry: Registry): E {
  const instruments = createInstruments(registry);

  async function* synthesize(
    ...[request, signal]: Parameters<SpeechEngine['synthesize']>
  ): AsyncGenerator<SpeechEvent> {
    const utterance = followUtterance(instruments, engine.name);
    let outcome: Outcome = 'canceled';
    try {
      for await (const event of engine.synthesize(request, signal)) {
        utterance.note(event);
        if (event.type === 'end') {
          outcome = 'completed';
        }
        yield event;
        // What the reader does with it is not the engine's time.
        utterance.resume();
      }
    } catch (error) {
      outcome = signal.aborted ? 'canceled' : 'failed';
      throw error;
    } finally {
      utterance.end(outcome);
    }
  }

  return Object.create(engine, { synthesize: { value: synthesize } }) as E;
}

type Outcome = 'completed' | 'failed' | 'canceled';

/** Follows one utterance from its request to its end. */
function followUtterance(instruments: ReturnType<typeof createInstruments>, engine: string) {
  const labels = { engine };
  let workedMs = 0;
  let since = performance.now();
  let stage: 'waiting' | 'speaking' = 'waiting';
  instruments.waiting.inc(labels);

  return {
    note(event: SpeechEvent): void {
      workedMs += performance.now() - since;
      if (event.type === 'audio' && stage === 'waiting') {
        stage = 'speaking';
        instruments.waiting.dec(labels);
        instruments.speaking.inc(labels);
        instruments.firstAudio.observe(labels, workedMs / 1000);
      } else if (event.type === 'end' && event.durationMs > 0) {
        instruments.sound.inc(labels, event.durationMs / 1000);
        instruments.realTime.observe(labels, workedMs / event.durationMs);
      }
    },
    resume(): void {
      since = performance.now();
    },
    end(outcome: Outcome): void {
      instruments[stage].dec(labels);
      instruments.utterances.inc({ ...labels, outcome });
    },
  };
}

function createInstruments(registry: Registry) {
  const registers = [registry];
  const labelNames = ['engine'] as const;
  return {
    waiting: new Gauge({
      name: 'rakhim_speech_queue_depth',
      help: 'Utterances that were asked for and have no sound yet.',
      labelNames,
      registers,
    }),
    speaking: new Gauge({
      name: 'rakhim_speech_speaking',
      help: 'Utterances between their first and their last sound.',
      labelNames,
      registers,
    }),
    firstAudio: new Histogram({
      name: 'rakhim_speech_engine_first_audio_seconds',
      help: 'Time from asking the engine to its first sound: waiting for a turn, and reading.',
      labelNames,
      buckets: firstAudioSeconds,
      registers,
    }),
    realTime: new Histogram({
      name: 'rakhim_speech_real_time_factor',
      help: 'Seconds that the engine took for a second of sound; below 1 it is faster than the listener.',
      labelNames,
      buckets: realTimeFactors,
      registers,
    }),
    sound: new Counter({
      name: 'rakhim_speech_sound_seconds_total',
      help: 'Sound that was made.',
      labelNames,
      registers,
    }),
    utterances: new Counter({
      name: 'rakhim_speech_utterances_total',
      help: 'Utterances that ended, by how.',
      labelNames: ['engine', 'outcome'],
      registers,
    }),
  };
}
