import { createDiacritisers } from '@rakhim/arabic';
import pLimit from 'p-limit';
import { loadLearnedModel } from '#src/providers/text-reader/load-learned-model.ts';
import type { SpeechWarning } from '../speech-engine.ts';
import { type LoadedModel, loadModel } from './load-model.ts';
import type { ClauseAnswer, FromModel, ModelRequest, ToModel } from './model-messages.ts';
import { toVowelledClauses } from './vowelled-clauses.ts';

/** The process in which a model speaks. Started by `model-process.ts`; whatever a model does to it, the API goes on. */
const warmUpText = 'مرحبا بكم.';

/** Clauses of all utterances take turns, so that none waits for the whole of another. */
const turn = pLimit(1);
const speeches = new Map<number, AsyncGenerator<ClauseAnswer, void>>();
let openSpeech: (id: number, request: ModelRequest) => AsyncGenerator<ClauseAnswer, void>;

// Who started this process ends it; a terminal's signals reach the API as well, which may still have something to say.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', (message: ToModel) => void perform(message));

async function perform(message: ToModel): Promise<void> {
  switch (message.type) {
    case 'load':
      await load(message).catch((error: unknown) => {
        send({ type: 'unusable', reason: String(error) }, () => process.exit(1));
      });
      break;
    case 'open':
      speeches.set(message.id, openSpeech(message.id, message.request));
      break;
    case 'next': {
      const answer = await speeches
        .get(message.id)
        ?.next()
        .catch(() => undefined);
      send(!answer || answer.done ? { type: 'failed', id: message.id } : answer.value);
      break;
    }
    case 'close':
      await speeches.get(message.id)?.return(undefined);
      speeches.delete(message.id);
      break;
  }
}

async function load({ files, threads }: Extract<ToModel, { type: 'load' }>): Promise<void> {
  const model = await loadModel(files, threads);
  const diacritiserOf = createDiacritisers(await loadLearnedModel());
  openSpeech = (id, { text, dialect, ...voice }) => {
    const warnings: SpeechWarning[] = [];
    const clauses = toVowelledClauses(text, dialect, diacritiserOf(dialect), (warning) => warnings.push(warning));
    return speak(model, id, voice, { clauses, warnings });
  };
  await Array.fromAsync(openSpeech(0, { text: warmUpText, dialect: 'msa', speaker: 0, speed: 1 }));
  send({ type: 'ready', sampleRate: model.sampleRate });
}

interface Reading {
  readonly clauses: Iterable<string>;
  /** Taken from as they are told. */
  readonly warnings: SpeechWarning[];
}

async function* speak(
  model: LoadedModel,
  id: number,
  voice: Pick<ModelRequest, 'speaker' | 'speed'>,
  { clauses, warnings }: Reading,
): AsyncGenerator<ClauseAnswer, void> {
  let hasSound = false;
  for (const clause of clauses) {
    const samples = await turn(() => model.speak(clause, voice));
    if (samples.length > 0) {
      hasSound = true;
      yield { type: 'sound', id, samples, characters: clause.length, warnings: warnings.splice(0) };
    } else {
      warnings.push({ code: 'characters_skipped', detail: clause });
    }
  }
  yield hasSound ? { type: 'end', id, warnings: warnings.splice(0) } : { type: 'silent', id };
}

function send(message: FromModel, onSent: () => void = () => undefined): void {
  process.send?.(message, onSent);
}
