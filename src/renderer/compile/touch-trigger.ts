/**
 * `client:touch` hydrates a form on the first interaction, and handles an earlier submit after that.
 * Translated texts load first, so that the prerendered form and React's match.
 */
import type { ClientDirective } from 'astro';

/** `hydrate` is sent by a script of the page (`features/sign-in/sign-on-by-cookie.ts`). */
const TOUCHES = ['focusin', 'pointerdown', 'submit', 'hydrate'];

/** The attribute of lib/text/language-keys.ts: a directive is inlined and cannot import it. */
const texts = async (): Promise<void> => {
  const address = document.documentElement.dataset['texts'];
  if (address) await import(/* @vite-ignore */ address);
};

/** Whether an earlier visit left values that show without a touch. @param keys of session storage, separated by spaces */
const hasStored = (keys = ''): boolean => {
  try {
    return keys.split(' ').some((key) => sessionStorage.getItem(key) !== null);
  } catch {
    return false; // storage is blocked
  }
};

const touch: ClientDirective = (load, _options, island) => {
  const note = document.querySelector<HTMLElement>('#form-failed');
  const form = island.querySelector('form');
  let started = false;
  /** A prerendered note shows the error, and the next interaction retries. */
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
      // Marks which form was submitted; not on the form itself, because React compares its attributes.
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
  // load() never rejects; if it fails, the island fires this event.
  island.addEventListener('astro:hydration-error', onFailure);
  note?.querySelector('button')?.addEventListener('click', () => window.location.reload());
  for (const name of TOUCHES) island.addEventListener(name, onTouch);
  if (hasStored(form?.dataset['stored'])) start();
};

export default touch;
