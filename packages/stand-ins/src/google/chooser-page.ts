import { htmlEscape } from 'escape-goat';
import { type Language, languages } from '@nabra/i18n';

const texts = {
  en: {
    title: 'Choose an account',
    notice: 'This page stands in for Google on this machine. Nothing is checked and nobody is asked.',
    or: 'Or somebody else',
    email: 'E-mail address',
    name: 'Name',
    go: 'Continue',
    cancel: 'Cancel',
  },
  ar: {
    title: 'اختر حسابًا',
    notice: 'تقوم هذه الصفحة مقام Google على هذا الجهاز. لا يُتحقَّق هنا من شيء ولا يُسأل أحد.',
    or: 'أو شخصًا آخر',
    email: 'البريد الإلكتروني',
    name: 'الاسم',
    go: 'متابعة',
    cancel: 'إلغاء',
  },
} as const satisfies Record<Language, Record<string, string>>;

const people = [
  { email: 'samira@example.com', name: 'سميرة حداد' },
  { email: 'omar@example.com', name: 'Omar Nasser' },
] as const;

/** Parameters of the request that the choice is sent back with. */
const carried = ['redirect_uri', 'state', 'nonce', 'code_challenge'] as const;

const style = `
  :root { color-scheme: light dark; --paper: #fbf8f3; --ink: #1b1a17; --pine: #0f5e56; --line: #d9d2c5; --on-pine: #fff; }
  @media (prefers-color-scheme: dark) { :root { --paper: #101513; --ink: #ede8df; --pine: #63b9ad; --line: #333b37; --on-pine: #101513; } }
  body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
  main { max-inline-size: 26rem; margin-inline: auto; padding: 3rem 1.5rem; }
  h1 { font-size: 1.6rem; margin-block: 0 .5rem; }
  .notice { border-inline-start: 3px solid #d9932b; padding-inline-start: .75rem; margin-block: 0 2rem; }
  form { margin: 0; }
  .person { display: block; inline-size: 100%; padding: .75rem 0; border: 0; border-block-end: 1px solid var(--line); background: none; color: inherit; font: inherit; text-align: start; cursor: pointer; }
  .person small { display: block; opacity: .75; }
  label { display: block; margin-block-start: 1rem; }
  input { display: block; inline-size: 100%; box-sizing: border-box; padding: .6rem; border: 1px solid var(--line); border-radius: 6px; background: transparent; color: inherit; font: inherit; }
  .actions { display: flex; gap: .75rem; margin-block-start: 1.25rem; }
  .actions button { padding: .6rem 1.25rem; border-radius: 6px; border: 1px solid var(--pine); background: var(--pine); color: var(--on-pine); font: inherit; cursor: pointer; }
  .actions button[value=cancel] { background: none; color: inherit; border-color: var(--line); }
  :focus-visible { outline: 3px solid #d9932b; outline-offset: 2px; }
`;

/** The page on which a person is chosen. Whatever came in the address is only ever put into it escaped. */
export function renderChooser(language: Language, parameters: URLSearchParams): string {
  const text = texts[language];
  const hidden = carried.map((name) => `<input type="hidden" name="${name}" value="${htmlEscape(parameters.get(name) ?? '')}">`).join('');
  const known = people
    .map(
      ({ email, name }) =>
        `<form method="post" action="/authorize">${hidden}<input type="hidden" name="email" value="${email}"><input type="hidden" name="name" value="${name}"><button class="person"><bdi>${name}</bdi><small><bdi dir="ltr">${email}</bdi></small></button></form>`,
    )
    .join('');
  return `<!doctype html>
<html lang="${language}" dir="${languages[language].direction}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${text.title}</title><style>${style}</style>
<main><h1>${text.title}</h1><p class="notice">${text.notice}</p>${known}
<form method="post" action="/authorize">${hidden}<h2>${text.or}</h2>
<label>${text.email}<input name="email" type="email" dir="ltr" autocomplete="email"></label><label>${text.name}<input name="name" autocomplete="name"></label>
<p class="actions"><button name="choice" value="continue">${text.go}</button><button name="choice" value="cancel" formnovalidate>${text.cancel}</button></p></form></main></html>`;
}
