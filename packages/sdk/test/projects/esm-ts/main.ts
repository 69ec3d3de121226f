import { Rakhim, QuotaExceededError, type SpeechResult, type VoiceId, version } from '@rakhim/sdk';
import { type Emulator, createEmulator } from '@rakhim/sdk/testing';

const emulator: Emulator = createEmulator({ characterLimit: 6 });
const rakhim = new Rakhim({ apiKey: emulator.apiKey, fetch: emulator.fetch });
const voice: VoiceId = 'female2';
const { bytes } = await rakhim.speech.toFile({ text: 'مرحبا', voice }, 'hello.mp3');
const error: unknown = await rakhim.speech.create({ text: 'مرحبا' }).then(
  ({ audio }: SpeechResult) => new Blob([audio]),
  (reason: unknown) => reason,
);
// @ts-expect-error There is no such voice.
void rakhim.speech.create({ text: 'x', voice: 'robot' }).catch(() => undefined);
console.log(version, error instanceof QuotaExceededError && bytes > 0, emulator.usage.used);
