import { type Readiness, type ServiceComponentId, defaultVoice, getVoice } from '@rakhim/contract';
import type { Knex } from 'knex';
import type { SpeechEngine } from '#src/providers/speech/speech-engine.ts';
import { type VoiceTableFile, speakerOf } from '#src/providers/speech/voice-table/voice-table.ts';
import type { StatusQueries } from './status.queries.ts';

/** Tries a component once, where nobody has asked for it. @throws where it does not do what it should. */
export type Probe = (signal: AbortSignal) => Promise<void>;

export interface ProbesOptions {
  readonly db: Knex;
  readonly engine: SpeechEngine;
  readonly voices: { readonly table: VoiceTableFile };
  readonly queries: Pick<StatusQueries, 'readLateness'>;
  /** Where this process answers. */
  readonly ownUrl: string;
}

/** They speak on machines of ours; others may charge for every word. */
const ownEngines: ReadonlySet<string> = new Set(['embedded', 'neural', 'local-model']);
const word = 'نعم';
const voice = getVoice(defaultVoice);
/** What is due for longer has not been taken up by anybody. */
const latenessMaxSeconds = 300;

/** One for each component; none of them costs a customer anything. */
export function createProbes({
  db,
  engine,
  voices,
  queries,
  ownUrl,
}: ProbesOptions): Record<ServiceComponentId, Probe> {
  return {
    async api(signal) {
      const response = await fetch(`${ownUrl}/readyz`, { signal });
      const { checks } = (await response.json()) as Readiness;
      requireTrue(checks.database === 'ok' && checks.accepting === 'ok');
    },
    async speech(signal) {
      const speaker = speakerOf((await voices.table.read()).table, voice)?.engine ?? engine.name;
      const isOwn = ownEngines.has(engine.name) && ownEngines.has(speaker);
      await (isOwn ? speak(engine, signal) : engine.isReady().then(requireTrue));
    },
    async database() {
      await db.raw('SELECT 1');
    },
    async delivery() {
      requireTrue((await queries.readLateness()) <= latenessMaxSeconds);
    },
  };
}

/** Says a word as far as its first sound. */
async function speak(engine: SpeechEngine, signal: AbortSignal): Promise<void> {
  const request = {
    owner: 'status',
    text: word,
    voice,
    format: 'mp3',
    delivery: 'stream',
  } as const;
  for await (const event of engine.synthesize(request, signal)) {
    if (event.type === 'audio') {
      return;
    }
  }
  throw new Error('The engine ended without a sound.');
}

function requireTrue(passed: boolean): void {
  if (!passed) {
    throw new Error('A check did not pass.');
  }
}
