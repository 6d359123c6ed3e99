/**
 * `client:signed-in`: renders once this tab has a session, at once where it has one already. On a page in another
 * language it waits for the texts, and renders anew what was baked in English instead of taking it over. Where it cannot be
 * loaded, a baked note takes its place and offers to load the page again.
 */
import type { ClientDirective } from 'astro';

const signedIn: ClientDirective = (load, _options, island) => {
  // The names are those of session/storage/session-keys.ts and lib/language-keys.ts; a directive is inlined and imports nothing.
  const page = document.documentElement;
  const start = async () => {
    const loaded = load();
    if (page.dataset['texts'])
      await new Promise((come) => window.addEventListener('texts:here', come, { once: true }));
    if (page.lang !== 'en') island.setAttribute('client', 'only');
    await (
      await loaded
    )();
  };
  const offerReload = () => {
    const note = document.querySelector<HTMLElement>('#member-failed');
    note?.querySelector('button')?.addEventListener('click', () => window.location.reload());
    note?.toggleAttribute('hidden', false);
    note?.querySelector('h1')?.focus();
    island.hidden = true;
  };
  island.addEventListener('astro:hydration-error', offerReload); // load itself never fails
  if (page.dataset['session'] === 'in') void start();
  else window.addEventListener('session:in', () => void start(), { once: true });
};

export default signedIn;
