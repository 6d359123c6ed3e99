/** An address with a step, such as a shared comparison, shows it without a touch. */
if (window.location.hash !== '')
  document.querySelector('.plans form')?.dispatchEvent(new Event('hydrate', { bubbles: true })); // `renderer/compile/touch-trigger.ts`
