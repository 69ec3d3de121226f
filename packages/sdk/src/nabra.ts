import { type NabraOptions, readClientOptions } from './core/client-options.ts';
import { createTransport } from './core/transport.ts';
import { HistoryResource } from './resources/history.ts';
import { SpeechResource } from './resources/speech.ts';
import { SubscriptionResource } from './resources/subscription.ts';
import { TextResource } from './resources/text.ts';
import { UsageResource } from './resources/usage.ts';
import { VoicesResource } from './resources/voices.ts';

/**
 * A client of the Nabra API. One for a program is enough; it may make many calls at once. It holds the key where neither `console.log` nor
 * `JSON.stringify` finds it.
 *
 * @example
 * const nabra = new Nabra(); // NABRA_API_KEY and NABRA_BASE_URL of the environment
 * await nabra.speech.toFile({ text: 'مرحبًا بكم في نبرة.' }, 'hello.mp3');
 */
export class Nabra {
  readonly speech: SpeechResource;
  readonly voices: VoicesResource;
  readonly text: TextResource;
  readonly usage: UsageResource;
  readonly subscription: SubscriptionResource;
  readonly history: HistoryResource;

  /** @throws NabraError when there is no key, an option makes no sense, or this runs in a browser. */
  constructor(options: NabraOptions = {}) {
    const settings = readClientOptions(options);
    const transport = createTransport(settings);
    this.speech = new SpeechResource(transport, settings);
    this.voices = new VoicesResource(transport);
    this.text = new TextResource(transport);
    this.usage = new UsageResource(transport);
    this.subscription = new SubscriptionResource(transport);
    this.history = new HistoryResource(transport);
  }
}
