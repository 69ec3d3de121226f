/** The way the chooser looks. Logical properties only: the same sheet serves both directions. */
export const chooserStyle = `
:root { color-scheme: light dark; --paper: #fbf8f3; --ink: #1b1a17; --faded: #625d54; --pine: #0f5e56; --on-pine: #fff; --saffron: #d9932b; --line: #e4ddd1; --field: #8b8477; }
@media (prefers-color-scheme: dark) { :root { --paper: #101513; --ink: #ede8df; --faded: #a9a598; --pine: #63b9ad; --on-pine: #101513; --line: #2c3531; --field: #6f7a74; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.75 'Readex Pro', 'IBM Plex Sans', 'IBM Plex Sans Arabic', system-ui, sans-serif; }
main { max-inline-size: 28rem; margin-inline: auto; padding: clamp(2rem, 8vh, 5rem) 1.5rem 4rem; }
header { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: .5rem 1.5rem; }
h1 { margin: 0; font-size: clamp(1.5rem, 5vw, 1.75rem); line-height: 1.4; }
h2 { margin: 2.5rem 0 .5rem; font-size: 1rem; color: var(--faded); }
a { color: var(--pine); text-underline-offset: .25em; }
.notice { margin: 1rem 0 2rem; padding-inline-start: .875rem; border-inline-start: 3px solid var(--saffron); color: var(--faded); }
.people { margin: 0; padding: 0; list-style: none; border-block-start: 1px solid var(--line); }
.person { display: block; inline-size: 100%; padding: .75rem 0; border: 0; border-block-end: 1px solid var(--line); background: none; color: inherit; font: inherit; text-align: start; cursor: pointer; }
.person b { display: block; font-weight: 600; }
.person span { color: var(--faded); font-size: .9375rem; }
.person:hover b { text-decoration: underline; text-underline-offset: .25em; }
label { display: block; margin-block-start: 1rem; font-size: .9375rem; color: var(--faded); }
input { display: block; inline-size: 100%; margin-block-start: .25rem; padding: .5rem .75rem; border: 1px solid var(--field); border-radius: 6px; background: transparent; color: var(--ink); font: inherit; font-size: 1.0625rem; }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin-block: 1.5rem 0; }
.actions button { padding: .625rem 1.5rem; border: 1px solid var(--pine); border-radius: 6px; background: var(--pine); color: var(--on-pine); font: inherit; font-weight: 600; cursor: pointer; }
.actions [value=cancel] { border-color: var(--field); background: none; color: inherit; font-weight: inherit; }
:focus-visible { outline: 3px solid var(--saffron); outline-offset: 3px; }
`;
