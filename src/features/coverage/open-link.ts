/** Hydrates the page at once if the address names a step, such as a shared comparison. */
// `renderer/compile/touch-trigger.ts` handles the event.
if (window.location.hash !== '')
  document.querySelector('.plans form')?.dispatchEvent(new Event('hydrate', { bubbles: true }));
