/**
 * The directive `client:signed-in` renders the island if this browser tab has a session. The island is rendered from
 * scratch, not hydrated, so its first rendering can replace the prerendered skeleton with data that the early requests
 * have loaded. If the island fails to load, a prerendered note offers a reload.
 */
import type { ClientDirective } from 'astro';

const signedIn: ClientDirective = (load, _options, island) => {
  // The attribute names must match session-keys.ts and lib/text/language-keys.ts, which an inlined directive cannot import.
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
  island.addEventListener('astro:hydration-error', offerReload); // load() fires this event instead of rejecting; only the import of the texts may reject
  // 'rejected': an early request found that the session has ended. The member area then shows a message.
  if (page.dataset['session'] === 'in' || page.dataset['session'] === 'rejected') start().catch(offerReload);
  else window.addEventListener('session:in', () => void start().catch(offerReload), { once: true });
};

export default signedIn;
