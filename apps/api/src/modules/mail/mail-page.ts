import { type Language, getTranslator, languages } from '@rakhim/i18n';
import { htmlEscape } from 'escape-goat';

/** The parts of a mail, from top to bottom. */
export interface MailParts {
  readonly subject: string;
  readonly greeting?: string;
  readonly paragraphs: readonly string[];
  /** A person's own words: shown with their line breaks, in their own direction. */
  readonly letter?: string;
  readonly action?: { readonly label: string; readonly url: string };
  readonly afterwards: readonly string[];
  /** The mail that this one answers. */
  readonly quote?: { readonly intro: string; readonly text: string };
  readonly footer: readonly string[];
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Writes a mail in one language: the same words as plain text and as a page. */
export function writeMail(language: Language, parts: MailParts): RenderedMail {
  return { subject: parts.subject, text: writeText(parts), html: writeHtml(parts, language) };
}

function writeText({ greeting, paragraphs, letter, action, afterwards, quote, footer }: MailParts): string {
  const parts = [
    ...(greeting === undefined ? [] : [greeting]),
    ...paragraphs,
    ...(letter === undefined ? [] : [letter]),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...afterwards,
    `-- \n${footer.join('\n')}`,
    ...(quote ? [`${quote.intro}\n${quote.text.replaceAll(/^/gmu, '> ')}`] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

const paper = '#FBF8F3';
const ink = '#1B1A17';
const faded = '#625D54';
const pine = '#0F5E56';
const line = '#E4DDD1';
const fonts = "'Readex Pro', 'Segoe UI', Tahoma, Arial, sans-serif";
const small = `margin:0 0 8px;font-size:14px;color:${faded}`;

/** Styles stand in the elements, and nothing is loaded: many mail programs drop style sheets and pictures. */
function writeHtml(
  { subject, greeting, paragraphs, letter, action, afterwards, quote, footer }: MailParts,
  language: Language,
): string {
  const { direction } = languages[language];
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${htmlEscape(text)}</p>`;
  const body = [
    ...(greeting === undefined ? [] : [paragraph(greeting)]),
    ...paragraphs.map(paragraph),
    ...(letter === undefined ? [] : [writeLetter(letter)]),
    ...(action ? [writeButton(action)] : []),
    ...afterwards.map(paragraph),
    ...(action ? [writeAddress(action.url, language)] : []),
    `<p style="${small};margin-top:24px;padding-top:16px;border-top:1px solid ${line}">${footer.map((sentence) => htmlEscape(sentence)).join('<br>')}</p>`,
    ...(quote
      ? [
          `<p style="${small}">${htmlEscape(quote.intro)}</p>${writeLetter(quote.text, `;padding-inline-start:12px;border-inline-start:3px solid ${line};color:${faded}`)}`,
        ]
      : []),
  ];
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${htmlEscape(subject)}</title>
</head>
<body dir="${direction}" style="margin:0;padding:24px 16px;background:${paper};color:${ink};font:17px/1.75 ${fonts}">
<div lang="${language}" dir="${direction}" style="max-width:560px;margin:0 auto;text-align:start">
<p style="margin:0 0 24px;padding:0 0 16px;border-bottom:1px solid ${line};font-size:20px;font-weight:600;color:${pine}">${language === 'ar' ? 'رخيم' : 'Rakhim'}</p>
<h1 dir="auto" style="margin:0 0 16px;font-size:24px;line-height:1.4;font-weight:600">${htmlEscape(subject)}</h1>
${body.join('\n')}
</div>
</body>
</html>
`;
}

function writeLetter(text: string, style = ''): string {
  return `<div dir="auto" style="margin:0 0 16px;white-space:pre-wrap;overflow-wrap:anywhere${style}">${htmlEscape(text)}</div>`;
}

function writeButton({ label, url }: NonNullable<MailParts['action']>): string {
  const style = `display:inline-block;padding:12px 24px;background:${pine};color:#FFFFFF;text-decoration:none;border-radius:6px;font-weight:600`;
  return `<p style="margin:0 0 24px"><a href="${htmlEscape(url)}" style="${style}">${htmlEscape(label)}</a></p>`;
}

function writeAddress(url: string, language: Language): string {
  return `<p style="${small}">${htmlEscape(getTranslator(language)('mail:common.fallback'))}</p>
<p dir="ltr" style="${small};word-break:break-all"><a href="${htmlEscape(url)}" style="color:${pine}">${htmlEscape(url)}</a></p>`;
}
