import { type RakhimOptions, readClientOptions } from './core/client-options.ts';
import { createTransport } from './core/transport.ts';
import { HistoryResource } from './resources/history.ts';
import { JobsResource } from './resources/jobs.ts';
import { LexiconResource } from './resources/lexicon.ts';
import { SpeechResource } from './resources/speech.ts';
import { SubscriptionResource } from './resources/subscription.ts';
import { TextResource } from './resources/text.ts';
import { UsageResource } from './resources/usage.ts';
import { VoicesResource } from './resources/voices.ts';

/**
 * A client of the Rakhim API. One for a program is enough; it may make many calls at once. It holds the key where
 * neither `console.log` nor `JSON.stringify` finds it.
 *
 * @example
 * const rakhim = new Rakhim(); // RAKHIM_API_KEY and RAKHIM_BASE_URL of the environment await rakhim.speech.toFile({
 * text: 'مرحبًا بكم في رخيم.' }, 'hello.mp3');
 */
export class Rakhim {
  readonly speech: SpeechResource;
  readonly jobs: JobsResource;
  readonly voices: VoicesResource;
  readonly text: TextResource;
  readonly usage: UsageResource;
  readonly subscription: SubscriptionResource;
  readonly history: HistoryResource;
  readonly lexicon: LexiconResource;

  /** @throws RakhimError when there is no key, an option makes no sense, or this runs in a browser. */
  constructor(options: RakhimOptions = {}) {
    const settings = readClientOptions(options);
    const transport = createTransport(settings);
    this.speech = new SpeechResource(transport, settings);
    this.jobs = new JobsResource(transport);
    this.voices = new VoicesResource(transport);
    this.text = new TextResource(transport);
    this.usage = new UsageResource(transport);
    this.subscription = new SubscriptionResource(transport);
    this.history = new HistoryResource(transport);
    this.lexicon = new LexiconResource(transport);
  }
}
