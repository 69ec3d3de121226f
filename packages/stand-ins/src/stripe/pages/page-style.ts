/** The look of the pages, served as a file so that they need no inline style. */
export const pageStyle = `
:root { color-scheme: light dark; --paper: #fbf8f3; --ink: #1b1a17; --faded: #625d54; --pine: #0f5e56; --on-pine: #fff; --saffron: #d9932b; --brick: #a33127; --line: #d9d2c5; --field: #fffdf9; }
@media (prefers-color-scheme: dark) { :root { --paper: #101513; --ink: #ede8df; --faded: #a9a598; --pine: #63b9ad; --on-pine: #101513; --brick: #f0958b; --line: #3b4641; --field: #161d1a; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.75 'Readex Pro', 'IBM Plex Sans', 'IBM Plex Sans Arabic', system-ui, sans-serif; }
.notice { margin: 0; padding: .625rem 1.5rem; background: var(--saffron); color: #1b1a17; text-align: center; font-weight: 600; font-size: .9375rem; }
main { max-inline-size: 34rem; margin-inline: auto; padding: 2.5rem 1.5rem 4rem; }
header { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: .5rem 1.5rem; margin-block-end: 1.5rem; }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.4; }
h2 { margin: 2.5rem 0 .75rem; padding-block-start: 1.5rem; border-block-start: 1px solid var(--line); font-size: 1.125rem; }
a { color: var(--pine); text-underline-offset: .25em; }
p { margin: 0 0 1rem; }
.price { font-size: 1.375rem; font-weight: 600; }
.number, td, dd { font-variant-numeric: tabular-nums; }
dl { display: grid; grid-template-columns: 1fr auto; gap: .25rem 1.5rem; margin: 1.5rem 0; }
dt { color: var(--faded); }
dd { margin: 0; text-align: end; }
label { display: block; margin-block-start: 1rem; font-size: .9375rem; color: var(--faded); }
input { display: block; inline-size: 100%; margin-block-start: .25rem; padding: .6875rem .875rem; border: 1px solid var(--line); border-radius: 6px; background: var(--field); color: var(--ink); font: inherit; font-variant-numeric: tabular-nums; }
[aria-invalid=true] { border-color: var(--brick); }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-items: end; }
button { min-block-size: 2.75rem; padding: .625rem 1.5rem; border: 1px solid var(--pine); border-radius: 6px; background: var(--pine); color: var(--on-pine); font: inherit; font-weight: 600; cursor: pointer; }
button.wide { inline-size: 100%; margin-block-start: 1.5rem; }
button.quiet { background: none; color: var(--pine); }
button.danger { background: none; border-color: var(--brick); color: var(--brick); }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin-block-start: 1rem; }
.error { margin: 1rem 0 0; padding: .75rem 1rem; border: 1px solid var(--brick); border-radius: 6px; color: var(--brick); }
[role=status] { margin: 0 0 1.5rem; padding: .75rem 1rem; border: 1px solid var(--pine); border-radius: 6px; }
ul { margin: 0; padding: 0; list-style: none; }
li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .5rem 1.5rem; padding-block: .75rem; border-block-end: 1px solid var(--line); }
li small { color: var(--faded); }
table { inline-size: 100%; border-collapse: collapse; font-size: .9375rem; }
th, td { padding: .5rem 0; border-block-end: 1px solid var(--line); text-align: start; }
th:last-child, td:last-child { text-align: end; }
details { margin-block-start: 2.5rem; color: var(--faded); font-size: .9375rem; }
summary { cursor: pointer; }
:focus-visible { outline: 3px solid var(--saffron); outline-offset: 3px; }
`;
