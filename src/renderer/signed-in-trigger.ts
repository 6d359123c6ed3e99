/**
 * `client:signed-in` renders the island when this browser tab has a session. It does not hydrate: the first rendering
 * shows what the early reads have loaded, and replaces the baked skeleton at once. If loading fails, a baked note
 * offers a reload.
 */
import type { ClientDirective } from 'astro';

const signedIn: ClientDirective = (load, _options, island) => {
  // Same names as in session-keys.ts and lib/language-keys.ts: a directive is inlined and cannot import them.
  const page = document.documentElement;
  const start = async () => {
    const loaded = load();
    if (page.dataset['texts'])
      await new Promise((come) => window.addEventListener('texts:here', come, { once: true }));
    island.setAttribute('client', 'only');
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
  island.addEventListener('astro:hydration-error', offerReload); // load() itself never rejects
  // Early reads may find that the session has ended before this runs: the member area says so.
  if (page.dataset['session'] === 'in' || page.dataset['session'] === 'rejected') void start();
  else window.addEventListener('session:in', () => void start(), { once: true });
};

export default signedIn;
