import { type NabraOptions, readClientOptions } from './core/client-options.ts';
import { createTransport } from './core/transport.ts';
import { History } from './resources/history.ts';
import { Speech } from './resources/speech.ts';
import { Subscription } from './resources/subscription.ts';
import { Text } from './resources/text.ts';
import { Usage } from './resources/usage.ts';
import { Voices } from './resources/voices.ts';

/**
 * A client of the Nabra API. One for a program is enough; it may make many calls at once. It holds the key where neither `console.log` nor
 * `JSON.stringify` finds it.
 *
 * @example
 * const nabra = new Nabra(); // NABRA_API_KEY and NABRA_BASE_URL of the environment
 * await nabra.speech.toFile({ text: 'مرحبًا بكم في نبرة.' }, 'hello.mp3');
 */
export class Nabra {
  readonly speech: Speech;
  readonly voices: Voices;
  readonly text: Text;
  readonly usage: Usage;
  readonly subscription: Subscription;
  readonly history: History;

  /** @throws NabraError when there is no key, an option makes no sense, or this runs in a browser. */
  constructor(options: NabraOptions = {}) {
    const settings = readClientOptions(options);
    const transport = createTransport(settings);
    this.speech = new Speech(transport, settings);
    this.voices = new Voices(transport);
    this.text = new Text(transport);
    this.usage = new Usage(transport);
    this.subscription = new Subscription(transport);
    this.history = new History(transport);
  }
}
