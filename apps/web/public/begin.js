// A page made at build time is shown before its code is asked for, so that the network and the processor of a phone serve the eye first. It is alive a
// moment later; what is done in between is kept by early-input.js.
const { inTurn, besides } = JSON.parse(document.getElementById('page-scripts').textContent);

async function begin() {
  for (const href of [...inTurn, ...besides]) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
  }
  // The first formatter takes a phone a tenth of a second; where a number is in sight, it is made while the files are on their way.
  if (document.querySelector('main .tabular:not([data-later] *)')) {
    setTimeout(() => Intl.NumberFormat(document.documentElement.lang));
  }
  // Each in a task of its own: between them the page answers.
  for (const file of inTurn) {
    await import(file);
  }
}

// Nothing is painted in a tab that is opened behind another.
if (document.visibilityState === 'visible') {
  requestAnimationFrame(() => setTimeout(begin));
} else {
  begin();
}
