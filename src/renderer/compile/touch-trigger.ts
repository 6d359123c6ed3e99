/**
 * The directive `client:touch` hydrates a form at the first interaction. A submit is repeated after hydration.
 * Translated texts load before hydration, so that React renders the same texts as the prerendered form.
 */
import type { ClientDirective } from 'astro';

/** Events that start hydration. A script of the page dispatches `hydrate` (`features/sign-in/sign-on-by-cookie.ts`). */
const TOUCHES = ['focusin', 'pointerdown', 'submit', 'hydrate'];

/** Loads translated texts. The attribute must match lib/text/language-keys.ts, which an inlined directive cannot import. */
const texts = async (): Promise<void> => {
  const address = document.documentElement.dataset['texts'];
  if (address) await import(/* @vite-ignore */ address);
};

/** Whether session storage has values that the form must show at once. @param keys storage keys, separated by spaces */
const hasStored = (keys = ''): boolean => keys.split(' ').some((key) => sessionStorage.getItem(key) !== null);

const touch: ClientDirective = (load, _options, island) => {
  const note = document.querySelector<HTMLElement>('#form-failed');
  const form = island.querySelector('form');
  let started = false;
  /** Shows a prerendered error note. The next interaction tries to load the form again. */
  const onFailure = () => {
    started = false;
    note?.toggleAttribute('hidden', false);
  };
  const onTouch = (event: Event) => {
    if (form?.dataset['ready']) {
      for (const name of TOUCHES) island.removeEventListener(name, onTouch);
      return;
    }
    if (event.type === 'submit') {
      event.preventDefault();
      // Records which form was submitted. The record is on the island, because React compares the form's own attributes when it hydrates.
      island.dataset['pressed'] = (event.target as Element).id;
    }
    start();
  };
  const start = () => {
    if (started) return;
    started = true;
    void Promise.all([load(), texts()]).then(([hydrate]) => {
      if (started) note?.toggleAttribute('hidden', true);
      return hydrate();
    }, onFailure);
  };
  // If loading fails, load() does not reject. Instead, the island fires this event.
  island.addEventListener('astro:hydration-error', onFailure);
  note?.querySelector('button')?.addEventListener('click', () => window.location.reload());
  for (const name of TOUCHES) island.addEventListener(name, onTouch);
  if (hasStored(form?.dataset['stored'])) start();
};

export default touch;
