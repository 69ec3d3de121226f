import { createRequire } from 'node:module';

interface EspeakEngine {
  set_voice(name: string): number;
  synthesize_ipa(text: string, callback: () => boolean): { ipa: string } | string;
}
interface EspeakModule {
  readonly eSpeakNGWorker: new () => EspeakEngine;
}
type CreateModule = (options: { print(): void; printErr(): void }) => Promise<EspeakModule>;

/**
 * Starts the phonemizer of most Arabic models, espeak-ng 1.51 from the package of the classic voices. It turns a text
 * into IPA.
 */
export async function createEspeakReader(): Promise<(text: string) => string> {
  const ofVoices = createRequire(import.meta.resolve('@rakhim/embedded-voice'));
  const createModule = ofVoices('@echogarden/espeak-ng-emscripten') as CreateModule & { default?: CreateModule };
  const silent = { print: () => undefined, printErr: () => undefined };
  const module = await (createModule.default ?? createModule)(silent);
  const engine = new module.eSpeakNGWorker();
  engine.set_voice('ar');
  return (text) => {
    const answer = engine.synthesize_ipa(text, () => false);
    return typeof answer === 'string' ? answer : answer.ipa;
  };
}
