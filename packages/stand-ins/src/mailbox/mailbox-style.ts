/** The look of the mailbox's pages, served as a file so that they need no inline style. */
export const mailboxStyle = `
:root { color-scheme: light dark; --paper: #fbf8f3; --ink: #1b1a17; --faded: #625d54; --pine: #0f5e56; --on-pine: #fff; --saffron: #d9932b; --line: #e4ddd1; }
@media (prefers-color-scheme: dark) { :root { --paper: #101513; --ink: #ede8df; --faded: #a9a598; --pine: #63b9ad; --on-pine: #101513; --line: #2c3531; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.75 'Readex Pro', 'IBM Plex Sans', 'IBM Plex Sans Arabic', system-ui, sans-serif; }
main { max-inline-size: 46rem; margin-inline: auto; padding: 2.5rem 1.5rem 4rem; }
header { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: .5rem 1.5rem; }
h1 { margin: 0; font-size: clamp(1.5rem, 5vw, 1.75rem); line-height: 1.4; }
h2 { margin: 2rem 0 .5rem; font-size: 1rem; color: var(--faded); }
a { color: var(--pine); text-underline-offset: .25em; }
.notice { margin: 1rem 0 2rem; padding-inline-start: .875rem; border-inline-start: 3px solid var(--saffron); color: var(--faded); }
.empty { padding-block: 3rem; text-align: center; color: var(--faded); }
.mails { margin: 1rem 0 0; padding: 0; list-style: none; border-block-start: 1px solid var(--line); }
.mails a { display: grid; gap: 0 1.5rem; grid-template-columns: 1fr auto; padding: .875rem 0; border-block-end: 1px solid var(--line); color: inherit; text-decoration: none; }
.mails a:hover .subject { text-decoration: underline; text-underline-offset: .25em; }
.subject { font-weight: 600; }
.mails time, .mails .whom { color: var(--faded); font-size: .9375rem; font-variant-numeric: tabular-nums; }
.mails .whom { grid-column: 1 / -1; overflow-wrap: anywhere; }
@media (max-width: 34rem) { .mails a { grid-template-columns: minmax(0, 1fr); } }
dl { display: grid; grid-template-columns: auto 1fr; gap: .125rem 1.25rem; margin: 1rem 0 1.5rem; font-size: .9375rem; }
dt { color: var(--faded); }
dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
iframe { display: block; inline-size: 100%; block-size: 40rem; border: 1px solid var(--line); border-radius: 8px; background: #fbf8f3; }
pre { margin: 0; padding: 1rem; border: 1px solid var(--line); border-radius: 8px; font: .9375rem/1.75 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
form { margin: 0 0 1.5rem; }
button { padding: .625rem 1.5rem; border: 0; border-radius: 6px; background: var(--pine); color: var(--on-pine); font: inherit; font-weight: 600; cursor: pointer; }
textarea { inline-size: 100%; margin-block-end: .75rem; padding: .75rem 1rem; border: 1px solid var(--line); border-radius: 8px; background: transparent; color: inherit; font: inherit; }
form small { display: block; margin-block-start: .5rem; color: var(--faded); }
[role=status] { margin: 0 0 1.5rem; padding: .75rem 1rem; border: 1px solid var(--pine); border-radius: 8px; }
:focus-visible { outline: 3px solid var(--saffron); outline-offset: 3px; }
`;
