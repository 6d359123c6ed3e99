/** Loads the step in the address, such as a shared comparison, without waiting for a touch. */
if (window.location.hash !== '')
  document.querySelector('.plans form')?.dispatchEvent(new Event('hydrate', { bubbles: true })); // `renderer/compile/touch-trigger.ts`
