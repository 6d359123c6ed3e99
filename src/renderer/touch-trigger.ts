/**
 * `client:touch`: hydrates a form when somebody first touches it; a press before that is answered after. On a page
 * in another language the texts come first: the form is said in it by then (`data-t`), as React will say it.
 */
import type { ClientDirective } from 'astro';

const TOUCHES = ['focusin', 'pointerdown', 'submit'];

/** The names are those of lib/language-keys.ts; a directive is inlined and imports nothing. */
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
  // Said by Astro, whose load never fails: a baked note says it beside the form, and the next touch tries again.
  island.addEventListener('astro:hydration-error', () => {
    started = false;
    note?.toggleAttribute('hidden', false);
  });
  note?.querySelector('button')?.addEventListener('click', () => window.location.reload());
  for (const name of TOUCHES) island.addEventListener(name, onTouch);
};

export default touch;
