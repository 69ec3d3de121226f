import { type Language, getTranslator, languages } from '@rakhim/i18n';
import { htmlEscape } from 'escape-goat';
import type { ReceivedMail } from './mailbox.ts';

/** The place where the mailbox's pages are served. */
export const mailboxPath = '/local/mailbox';

export interface MailPageOptions {
  readonly language: Language;
  readonly mail: ReceivedMail;
  /** Whether the mail has a link that a button can use. */
  readonly isConfirmable: boolean;
  /** Whether an answer to it reaches the product. */
  readonly isAnswerable: boolean;
  /** The result of using the link. */
  readonly status?: string | undefined;
}

/** Renders all mails, newest first. Their contents are escaped. */
export function renderMailList(language: Language, mails: readonly ReceivedMail[]): string {
  const translate = getTranslator(language);
  const rows = mails.map(
    (
      mail,
    ) => `<li><a href="${mailboxPath}/${mail.id}?lang=${language}"><span class="subject"><bdi>${htmlEscape(mail.subject)}</bdi></span>
${renderTime(mail, language)}<span class="whom">${translate('mailbox:to')} <bdi>${htmlEscape(mail.to.join(', '))}</bdi></span></a></li>`,
  );
  const list =
    rows.length > 0
      ? `<ol class="mails">${rows.join('\n')}</ol>`
      : `<p class="empty">${translate('mailbox:empty')}</p>`;
  return renderPage({
    language,
    title: translate('mailbox:title'),
    path: mailboxPath,
    body: `<p><a href="${mailboxPath}?lang=${language}">${translate('mailbox:refresh')}</a></p>${list}`,
  });
}

/** One mail: as it is designed, in a frame that may do nothing but open its links, and as plain text. */
export function renderMail({ language, mail, isConfirmable, isAnswerable, status }: MailPageOptions): string {
  const translate = getTranslator(language);
  const path = `${mailboxPath}/${mail.id}`;
  const confirm = `<form method="post" action="${path}/confirm?lang=${language}"><button>${translate('mailbox:confirm')}</button><small>${translate('mailbox:confirmHint')}</small></form>`;
  const answer = `<h2>${translate('mailbox:answer')}</h2>
<form method="post" action="${path}/answer?lang=${language}"><textarea name="text" rows="6" required dir="auto" aria-label="${translate('mailbox:answer')}"></textarea>
<button>${translate('mailbox:sendAnswer')}</button><small>${translate('mailbox:answerHint')}</small></form>`;
  return renderPage({
    language,
    title: mail.subject,
    path,
    body: `<p><a href="${mailboxPath}?lang=${language}">${translate('mailbox:back')}</a></p>
<dl><dt>${translate('mailbox:from')}</dt><dd><bdi>${htmlEscape(mail.from)}</bdi></dd><dt>${translate('mailbox:to')}</dt><dd><bdi>${htmlEscape(mail.to.join(', '))}</bdi></dd>
<dt>${translate('mailbox:received')}</dt><dd>${renderTime(mail, language)}</dd></dl>
${status === undefined ? '' : `<p role="status">${htmlEscape(status)}</p>`}${isConfirmable ? confirm : ''}${isAnswerable ? answer : ''}
<h2>${translate('mailbox:designed')}</h2>
<iframe src="${path}/html" sandbox="allow-popups allow-popups-to-escape-sandbox" title="${translate('mailbox:designed')}"></iframe>
<h2>${translate('mailbox:plain')}</h2>
<pre dir="auto">${htmlEscape(mail.text)}</pre>`,
  });
}

function renderTime({ receivedAt }: ReceivedMail, language: Language): string {
  const format = new Intl.DateTimeFormat(`${language}-u-nu-${languages[language].numbering}`, {
    dateStyle: 'medium',
    timeStyle: 'medium',
  });
  return `<time datetime="${receivedAt}">${format.format(new Date(receivedAt))}</time>`;
}

interface Page {
  readonly language: Language;
  readonly title: string;
  readonly path: string;
  readonly body: string;
}

function renderPage({ language, title, path, body }: Page): string {
  const translate = getTranslator(language);
  const other: Language = language === 'ar' ? 'en' : 'ar';
  const name = translate('mailbox:title');
  return `<!doctype html>
<html lang="${language}" dir="${languages[language].direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${htmlEscape(title === name ? name : `${title} · ${name}`)}</title><link rel="stylesheet" href="${mailboxPath}.css"></head>
<body><main><header><h1><bdi>${htmlEscape(title)}</bdi></h1><a href="${path}?lang=${other}" lang="${other}" hreflang="${other}">${languages[other].name}</a></header>
<p class="notice">${translate('mailbox:notice')}</p>
${body}</main></body></html>
`;
}
