import { Rakhim, QuotaExceededError, version } from '@rakhim/sdk';
import { createEmulator } from '@rakhim/sdk/testing';

const emulator = createEmulator({ characterLimit: 6 });
const rakhim = new Rakhim({ apiKey: emulator.apiKey, fetch: emulator.fetch });
await rakhim.speech.toFile({ text: 'مرحبا' }, 'hello.mp3');
const error = await rakhim.speech.create({ text: 'مرحبا' }).catch((reason) => reason);
console.log(version, error instanceof QuotaExceededError, emulator.usage.used);
