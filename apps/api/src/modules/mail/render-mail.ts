import { type Language, getTranslator, languages } from '@nabra/i18n';
import { htmlEscape } from 'escape-goat';
import { type MailTopic, sentenceOf } from './mail-content.ts';

export interface MailFacts {
  readonly topic: MailTopic;
  readonly language: Language;
  readonly email: string;
  /** Only of people who have confirmed their address: before that, a name is what a stranger typed. */
  readonly name?: string | undefined;
  readonly url: string;
  /** How long the link works; 0 for one that does not end. */
  readonly lifetimeMs: number;
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const hourMs = 3_600_000;
const minuteMs = 60_000;

/** Writes a mail in one language: the same words as plain text and as a page. */
export function renderMail({ topic, language, email, name, url, lifetimeMs }: MailFacts): RenderedMail {
  const translate = getTranslator(language);
  const values = { email: isolate(email), lifetime: sayDuration(lifetimeMs, language), name: isolate(name ?? '') };
  const say = (part: Parameters<typeof sentenceOf>[1]) => translate(sentenceOf(topic, part), values);
  const words = {
    subject: say('subject'),
    greeting: translate(name ? 'mail:common.greetingNamed' : 'mail:common.greeting', values),
    body: say('body'),
    action: say('action'),
    note: say('note'),
    fallback: translate('mail:common.fallback'),
    signature: translate('mail:common.signature'),
    automatic: translate('mail:common.automatic'),
  };
  return { subject: words.subject, text: writeText(words, url), html: writeHtml(words, url, language) };
}

type Words = Readonly<Record<'subject' | 'greeting' | 'body' | 'action' | 'note' | 'fallback' | 'signature' | 'automatic', string>>;

/**
 * Keeps a value's direction to itself, so that an address reads right in an Arabic sentence, and takes out what could end a line or turn the
 * rest of the sentence around.
 */
function isolate(value: string): string {
  return `\u2068${value.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, ' ')}\u2069`;
}

function sayDuration(durationMs: number, language: Language): string {
  const isHours = durationMs >= hourMs;
  const locale = `${language}-u-nu-${languages[language].numbering}`;
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit: isHours ? 'hour' : 'minute', unitDisplay: 'long' });
  return format.format(durationMs / (isHours ? hourMs : minuteMs));
}

function writeText(words: Words, url: string): string {
  return [words.greeting, words.body, `${words.action}:\n${url}`, words.note, `-- \n${words.signature}\n${words.automatic}`].join('\n\n') + '\n';
}

const paper = '#FBF8F3';
const ink = '#1B1A17';
const faded = '#625D54';
const pine = '#0F5E56';
const line = '#E4DDD1';
const fonts = "'Readex Pro', 'Segoe UI', Tahoma, Arial, sans-serif";

/** Styles stand in the elements, and nothing is loaded: many mail programs drop style sheets and pictures. */
function writeHtml(words: Words, url: string, language: Language): string {
  const { direction } = languages[language];
  const safe = (text: string) => htmlEscape(text);
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${safe(text)}</p>`;
  const small = `margin:0 0 8px;font-size:14px;color:${faded}`;
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${safe(words.subject)}</title>
</head>
<body dir="${direction}" style="margin:0;padding:24px 16px;background:${paper};color:${ink};font:17px/1.75 ${fonts}">
<div lang="${language}" dir="${direction}" style="max-width:560px;margin:0 auto;text-align:start">
<p style="margin:0 0 24px;padding:0 0 16px;border-bottom:1px solid ${line};font-size:20px;font-weight:600;color:${pine}">${language === 'ar' ? 'نبرة' : 'Nabra'}</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.4;font-weight:600">${safe(words.subject)}</h1>
${paragraph(words.greeting)}
${paragraph(words.body)}
<p style="margin:0 0 24px"><a href="${safe(url)}" style="display:inline-block;padding:12px 24px;background:${pine};color:#FFFFFF;text-decoration:none;border-radius:6px;font-weight:600">${safe(words.action)}</a></p>
${paragraph(words.note)}
<p style="${small}">${safe(words.fallback)}</p>
<p dir="ltr" style="${small};word-break:break-all"><a href="${safe(url)}" style="color:${pine}">${safe(url)}</a></p>
<p style="${small};margin-top:24px;padding-top:16px;border-top:1px solid ${line}">${safe(words.signature)}<br>${safe(words.automatic)}</p>
</div>
</body>
</html>
`;
}
