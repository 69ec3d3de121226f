import { type Language, getTranslator, languages } from '@rakhim/i18n';
import { htmlEscape } from 'escape-goat';
import { chooserStyle } from './chooser-style.ts';

interface Person {
  readonly email: string;
  readonly name: string;
}

/** Some for whom nothing needs to be typed. */
const people: readonly Person[] = [
  { email: 'samira@example.com', name: 'سميرة حداد' },
  { email: 'omar@example.com', name: 'Omar Nasser' },
];

/** Parameters of the request that the choice is sent back with. */
const carried = ['redirect_uri', 'state', 'nonce', 'code_challenge'] as const;

/** The page on which a person is chosen. Whatever came in the address is only ever put into it escaped. */
export function renderChooser(language: Language, parameters: URLSearchParams): string {
  const translate = getTranslator(language);
  const other: Language = language === 'ar' ? 'en' : 'ar';
  const hidden = carried.map((name) => hide(name, parameters.get(name) ?? '')).join('');
  const title = translate('chooser:title');
  return `<!doctype html>
<html lang="${language}" dir="${languages[language].direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${chooserStyle}</style></head>
<body><main><header><h1>${title}</h1><a href="${htmlEscape(addressIn(other, parameters))}" lang="${other}" hreflang="${other}">${languages[other].name}</a></header>
<p class="notice">${translate('chooser:notice')}</p>
<ul class="people">${people.map((person) => `<li>${renderPerson(person, hidden)}</li>`).join('')}</ul>
<form method="post" action="/authorize">${hidden}<h2>${translate('chooser:somebodyElse')}</h2>
<label>${translate('chooser:email')}<input name="email" type="email" dir="ltr" autocomplete="email" required></label>
<label>${translate('chooser:name')}<input name="name" dir="auto" autocomplete="name"></label>
<p class="actions"><button name="choice" value="continue">${translate('chooser:continue')}</button><button name="choice" value="cancel" formnovalidate>${translate('chooser:cancel')}</button></p></form>
</main></body></html>
`;
}

function renderPerson({ email, name }: Person, hidden: string): string {
  return `<form method="post" action="/authorize">${hidden}${hide('email', email)}${hide('name', name)}<button class="person"><b><bdi>${name}</bdi></b><span><bdi dir="ltr">${email}</bdi></span></button></form>`;
}

function hide(name: string, value: string): string {
  return `<input type="hidden" name="${name}" value="${htmlEscape(value)}">`;
}

/** Writes the address of the page in another language. */
function addressIn(language: Language, parameters: URLSearchParams): string {
  const changed = new URLSearchParams(parameters);
  changed.set('hl', language);
  return `/authorize?${changed.toString()}`;
}
