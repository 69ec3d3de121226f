import createModule from '@echogarden/espeak-ng-emscripten';
import type { EspeakCallback, EspeakSynthesizer, MemoryFiles } from '@echogarden/espeak-ng-emscripten';
import { dialects } from '@rakhim/arabic';
import { listVoices, voices, type VoiceId } from '../voices/voice-table.ts';
import { borrowedPhonemes } from './mnemonics.ts';
import { dataFolder, readPackedFiles } from './packed-files.ts';
import { addArabicPhonemes } from './phoneme-table.ts';
import { pitchParameters } from './pitch.ts';
import { variantName, writeVariantFile } from './variant-file.ts';
import type { Prosody } from '../types.ts';
import { SpeakerBrokenError } from '../worker/clause-voice.ts';

/** The rate of the samples that a speaker hands out, in hertz. */
export const speakerSampleRate = 22_050;

/** espeak-ng at 100 reaches full scale with the higher voices; at this volume no sample clips. */
const volume = 70;
const wordsPerMinuteMin = 80;
const wordsPerMinuteMax = 450;

/** One espeak-ng engine. It is synchronous and holds one utterance's state at a time, so it belongs to one thread. */
export interface Speaker {
  /**
   * Speaks a line of the engine's own notation.
   *
   * @param line brackets with mnemonics, plain Latin words and closing punctuation; never text from a user as it came.
   * @param onBlock receives 100 ms of samples at a time with their events; answering true stops within that block.
   * @throws what `onBlock` throws, after the engine has stopped in order.
   * @throws SpeakerBrokenError when the engine itself fails; it must not be used again.
   */
  speak(line: string, voice: VoiceId, prosody: Prosody, onBlock: EspeakCallback): void;
}

/** Loads an engine with our sixteen voices and the sounds that Arabic dialects need. Takes 50 to 150 ms. */
export async function createSpeaker(): Promise<Speaker> {
  const { image, emptyPaths } = readPackedFiles();
  const module = await createModule({ getPreloadedPackage: () => image, print: ignore, printErr: ignore });
  prepareFiles(module.FS, emptyPaths);
  const engine = new module.eSpeakNGWorker();
  engine.volume = volume;
  return {
    speak(line, voice, prosody, onBlock) {
      const design = voices[voice.dialect][voice.gender];
      if (engine.set_voice(`ar+${variantName(voice)}`) !== 0) {
        throw new SpeakerBrokenError(`espeak-ng does not know the voice "${variantName(voice)}".`);
      }
      engine.rate = Math.round(
        Math.min(Math.max(design.wordsPerMinute * prosody.rate, wordsPerMinuteMin), wordsPerMinuteMax),
      );
      Object.assign(engine, pitchParameters(design, prosody));
      synthesizeGuarded(engine, line, onBlock);
    },
  };
}

/** An exception may not pass through the engine: its next call would begin with left-over sound of this one. */
function synthesizeGuarded(engine: EspeakSynthesizer, line: string, onBlock: EspeakCallback): void {
  let failure: { readonly error: unknown } | undefined;
  try {
    engine.synthesize(line, (samples, events) => {
      try {
        return onBlock(samples, events);
      } catch (error) {
        failure = { error };
        return true;
      }
    });
  } catch (cause) {
    throw new SpeakerBrokenError('espeak-ng failed while speaking.', { cause });
  }
  if (failure) {
    throw failure.error;
  }
}

/** espeak-ng lists at most 350 voices, so the ones without data go before ours come. */
function prepareFiles(files: MemoryFiles, emptyPaths: readonly string[]): void {
  for (const path of emptyPaths) {
    files.unlink(path);
  }
  const phontab = `${dataFolder}/phontab`;
  files.writeFile(phontab, addArabicPhonemes(files.readFile(phontab), borrowedPhonemes));
  for (const voice of listVoices(dialects)) {
    const name = variantName(voice);
    files.writeFile(
      `${dataFolder}/voices/!v/${name}`,
      writeVariantFile(name, voice.gender, voices[voice.dialect][voice.gender]),
    );
  }
}

function ignore(): void {
  // The engine's remarks have no reader; a failure shows in what its calls answer.
}
