// A page made at build time is shown before its code is asked for, so that the network and the processor of a phone
// serve the eye first. It is alive a moment later; what is done in between is kept by early-input.js.
const { inTurn, besides, later } = JSON.parse(document.getElementById('page-scripts').textContent);

async function begin() {
  for (const href of [...inTurn, ...besides]) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
  }
  // The first formatter takes a phone a tenth of a second; where one is needed at once, it is made while the files are
  // on their way.
  if (document.querySelector('[data-formatted]')) {
    setTimeout(() => Intl.NumberFormat(document.documentElement.lang));
  }
  // Each in a task of its own: between them the page answers.
  for (const file of inTurn) {
    await import(file);
  }
  // What somebody who turns to a form needs is there by then.
  for (const file of later) {
    await idle();
    await import(file);
  }
}

function idle() {
  return new Promise((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve));
}

// The frame in which something is drawn is on the screen some time after it was prepared; the browser says when.
function afterFirstPaint() {
  return new Promise((resolve) => {
    new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length > 0) {
        resolve();
      }
    }).observe({ type: 'paint', buffered: true });
    // Where it never says so.
    setTimeout(resolve, 1_000);
  });
}

// Nothing is painted in a tab that is opened behind another.
if (document.visibilityState === 'visible') {
  afterFirstPaint().then(begin);
} else {
  begin();
}
