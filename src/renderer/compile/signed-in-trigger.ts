/**
 * `client:signed-in` renders the island when this browser tab has a session. It does not hydrate: the first rendering
 * shows what the early reads have loaded, and replaces the prerendered skeleton at once. If loading fails, a prerendered note
 * offers a reload.
 */
import type { ClientDirective } from 'astro';

const signedIn: ClientDirective = (load, _options, island) => {
  // Same names as in session-keys.ts and lib/text/language-keys.ts: a directive is inlined and cannot import them.
  const page = document.documentElement;
  const start = async () => {
    const address = page.dataset['texts'];
    const [render] = await Promise.all([load(), address && import(/* @vite-ignore */ address)]);
    island.setAttribute('client', 'only');
    await render();
  };
  const offerReload = () => {
    const note = document.querySelector<HTMLElement>('#member-failed');
    note?.querySelector('button')?.addEventListener('click', () => window.location.reload());
    note?.toggleAttribute('hidden', false);
    note?.querySelector('h1')?.focus();
    island.hidden = true;
  };
  island.addEventListener('astro:hydration-error', offerReload); // load() never rejects, but loading texts may
  // Early reads may find that the session has ended before this runs: the member area then shows it.
  if (page.dataset['session'] === 'in' || page.dataset['session'] === 'rejected') start().catch(offerReload);
  else window.addEventListener('session:in', () => void start().catch(offerReload), { once: true });
};

export default signedIn;
