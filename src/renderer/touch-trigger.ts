/**
 * `client:touch` hydrates a form on the first interaction, and handles an earlier submit after that.
 * Translated texts load first, so that the baked form and React's match.
 */
import type { ClientDirective } from 'astro';

const TOUCHES = ['focusin', 'pointerdown', 'submit'];

/** Same names as in lib/language-keys.ts: a directive is inlined and cannot import them. */
const texts = (): Promise<unknown> =>
  new Promise((come) => {
    if (document.documentElement.dataset['texts'])
      window.addEventListener('texts:here', come, { once: true });
    else come(null);
  });

const touch: ClientDirective = (load, _options, island) => {
  const note = document.querySelector<HTMLElement>('#form-failed');
  const form = island.querySelector('form');
  let started = false;
  const onTouch = (event: Event) => {
    if (form?.dataset['ready']) {
      for (const name of TOUCHES) island.removeEventListener(name, onTouch);
      return;
    }
    if (event.type === 'submit') {
      event.preventDefault();
      island.dataset['pressed'] = 'true'; // not on the form: React compares its attributes
    }
    if (started) return;
    started = true;
    void Promise.all([load(), texts()]).then(([hydrate]) => {
      if (started) note?.toggleAttribute('hidden', true);
      return hydrate();
    });
  };
  // load() never rejects; Astro fires this event. A baked note shows the error, and the next interaction retries.
  island.addEventListener('astro:hydration-error', () => {
    started = false;
    note?.toggleAttribute('hidden', false);
  });
  note?.querySelector('button')?.addEventListener('click', () => window.location.reload());
  for (const name of TOUCHES) island.addEventListener(name, onTouch);
};

export default touch;
