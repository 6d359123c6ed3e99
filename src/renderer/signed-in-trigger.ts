/** `client:signed-in`: hydrates once this tab has a session, at once where it has one already. */
import type { ClientDirective } from 'astro';

const signedIn: ClientDirective = (load) => {
  const start = () => void load().then((hydrate) => hydrate());
  // The names are those of session/session-keys.ts; a directive is inlined and imports nothing.
  if (document.documentElement.dataset['session'] === 'in') start();
  else window.addEventListener('session:in', start, { once: true });
};

export default signedIn;
