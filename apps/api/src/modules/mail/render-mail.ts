import { type Language, getTranslator, languages } from '@rakhim/i18n';
import { isolate } from './isolate.ts';
import { type MailTopic, sentenceOf } from './mail-content.ts';
import { type RenderedMail, writeMail } from './mail-page.ts';

export interface MailFacts {
  readonly topic: MailTopic;
  readonly language: Language;
  readonly email: string;
  /** The name of somebody who has confirmed the address: before that, a name is what a stranger typed. */
  readonly name?: string | undefined;
  readonly url: string;
  /** The time that the link works; 0 for one that does not end. */
  readonly lifetimeMs: number;
}

const hourMs = 3_600_000;
const minuteMs = 60_000;

/** Writes a mail in one language: the same words as plain text and as a page. */
export function renderMail({ topic, language, email, name, url, lifetimeMs }: MailFacts): RenderedMail {
  const translate = getTranslator(language);
  const values = { email: isolate(email), lifetime: sayDuration(lifetimeMs, language), name: isolate(name ?? '') };
  const say = (part: Parameters<typeof sentenceOf>[1]) => translate(sentenceOf(topic, part), values);
  return writeMail(language, {
    subject: say('subject'),
    greeting: translate(name ? 'mail:common.greetingNamed' : 'mail:common.greeting', values),
    paragraphs: [say('body')],
    action: { label: say('action'), url },
    afterwards: [say('note')],
    footer: [translate('mail:common.signature'), translate('mail:common.automatic')],
  });
}

function sayDuration(durationMs: number, language: Language): string {
  const isHours = durationMs >= hourMs;
  const locale = `${language}-u-nu-${languages[language].numbering}`;
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isHours ? 'hour' : 'minute',
    unitDisplay: 'long',
  });
  return format.format(durationMs / (isHours ? hourMs : minuteMs));
}
