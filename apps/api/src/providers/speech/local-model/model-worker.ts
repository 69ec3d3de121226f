import { createDiacritisers } from '@rakhim/arabic';
import pLimit from 'p-limit';
import { loadLearnedModel } from '#src/providers/text-reader/load-learned-model.ts';
import type { SpeechWarning } from '../speech-engine.ts';
import { createLengthWatch } from './length-watch.ts';
import { loadOnnxModel } from './load-onnx-model.ts';
import { loadSherpaModel } from './load-sherpa-model.ts';
import type { ClauseAnswer, FromModel, ModelRequest, ToModel } from './model-messages.ts';
import { readForModel } from './read-for-model.ts';
import { type SpokenChunk, speakChunks } from './speak-chunks.ts';

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
      send({
        ...(!answer || answer.done ? { type: 'failed', id: message.id } : answer.value),
        memoryPeakMb: memoryPeakMb(),
      });
      break;
    }
    case 'close':
      await speeches.get(message.id)?.return(undefined);
      speeches.delete(message.id);
      break;
  }
}

async function load({ spec, threads }: Extract<ToModel, { type: 'load' }>): Promise<void> {
  const { files } = spec;
  const model = await (files.family === 'onnx' ? loadOnnxModel(files, threads) : loadSherpaModel(files, threads));
  const diacritiserOf = createDiacritisers(await loadLearnedModel());
  const lengths = createLengthWatch();
  openSpeech = (id, { text, dialect, endings, ...voice }) => {
    const warnings: SpeechWarning[] = [];
    const clauses = readForModel(text, {
      dialect,
      diacritiser: diacritiserOf(dialect),
      endings,
      onWarning: (warning) => warnings.push(warning),
    });
    return speak(id, speakChunks(clauses, { model, spec, voice, lengths, turn }), warnings);
  };
  await Array.fromAsync(openSpeech(0, { text: warmUpText, dialect: 'msa', speaker: 0, speed: 1 }));
  send({ type: 'ready', sampleRate: model.sampleRate, memoryPeakMb: memoryPeakMb() });
}

/** @param warnings taken from as they are told. */
async function* speak(
  id: number,
  chunks: AsyncGenerator<SpokenChunk>,
  warnings: SpeechWarning[],
): AsyncGenerator<ClauseAnswer, void> {
  let hasSound = false;
  for await (const { samples, pauseMs, words, written } of chunks) {
    if (samples.length > 0) {
      hasSound = true;
      yield { type: 'sound', id, samples, pauseMs, words, characters: written.length, warnings: warnings.splice(0) };
    } else {
      warnings.push({ code: 'characters_skipped', detail: written });
    }
  }
  yield hasSound ? { type: 'end', id, warnings: warnings.splice(0) } : { type: 'silent', id };
}

function memoryPeakMb(): number {
  return process.resourceUsage().maxRSS / 1024;
}

function send(message: FromModel, onSent: () => void = () => undefined): void {
  process.send?.(message, onSent);
}
