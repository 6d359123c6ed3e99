/** `client:touch`: hydrates a form when somebody first touches it; a press before that is answered after. */
import type { ClientDirective } from 'astro';

const TOUCHES = ['focusin', 'pointerdown', 'submit'];

const touch: ClientDirective = (load, _options, island) => {
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
    void load().then(
      (hydrate) => hydrate(),
      () => {
        started = false; // the network failed: the next touch tries again
      },
    );
  };
  for (const name of TOUCHES) island.addEventListener(name, onTouch);
};

export default touch;
