// A page made at build time stands before its code is there. What people click and type in the meantime is noted here,
// and carried out by src/lib/early-input.ts as soon as it can be. What the browser does by itself, such as following a
// link, it does at once.
(() => {
  const typed = new Map();
  const clicked = new Set();

  const isWaiting = (target) => target instanceof Element && target.closest('[data-hydrating]') !== null;

  const isChoice = (element) => element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type);

  function actorOf(target) {
    const actor = target.closest('a, button, input, label, summary');
    const acts =
      actor instanceof HTMLButtonElement ||
      isChoice(actor) ||
      (actor instanceof HTMLLabelElement && isChoice(actor.control));
    return acts ? actor : null;
  }

  /** Asks React to hydrate the part of the page that was used. */
  const tell = (element) => element.dispatchEvent(new Event('earlyinput', { bubbles: true }));

  function keep(event, actor) {
    event.preventDefault();
    event.stopImmediatePropagation();
    // The last choice of several counts.
    clicked.delete(actor);
    clicked.add(actor);
    actor.setAttribute('aria-busy', 'true');
    tell(actor);
  }

  addEventListener(
    'click',
    (event) => {
      const actor = event.isTrusted && isWaiting(event.target) ? actorOf(event.target) : null;
      if (actor) {
        keep(event, actor);
      }
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => {
      if (isWaiting(event.target)) {
        keep(event, event.submitter ?? event.target);
      }
    },
    true,
  );
  addEventListener(
    'input',
    (event) => {
      const field = event.target;
      if (
        isWaiting(field) &&
        !isChoice(field) &&
        (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
      ) {
        typed.set(field, field.value);
        tell(field);
      }
    },
    true,
  );
  globalThis.earlyInput = { typed, clicked };
})();
