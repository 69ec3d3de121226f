import { Nabra, QuotaExceededError, type SpeechResult, type VoiceId, version } from '@nabra/sdk';
import { type Emulator, createEmulator } from '@nabra/sdk/testing';

const emulator: Emulator = createEmulator({ characterLimit: 6 });
const nabra = new Nabra({ apiKey: emulator.apiKey, fetch: emulator.fetch });
const voice: VoiceId = 'female2';
const { bytes } = await nabra.speech.toFile({ text: 'مرحبا', voice }, 'hello.mp3');
const error: unknown = await nabra.speech.create({ text: 'مرحبا' }).then(
  ({ audio }: SpeechResult) => audio,
  (reason: unknown) => reason,
);
// @ts-expect-error There is no such voice.
void nabra.speech.create({ text: 'x', voice: 'robot' }).catch(() => undefined);
console.log(version, error instanceof QuotaExceededError && bytes > 0, emulator.usage.used);
