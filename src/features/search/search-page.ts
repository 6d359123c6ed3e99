/** Script of the results page. Loads the search only if the address contains a term. */

const TERM = /[#&]q=/;

async function show(): Promise<void> {
  const failure = document.querySelector<HTMLElement>('#search-failed');
  if (!TERM.test(window.location.hash)) return;
  failure?.toggleAttribute('hidden', true);
  try {
    await (await import('./search-results.ts')).showResults();
  } catch {
    failure?.toggleAttribute('hidden', false);
  }
}

window.addEventListener('hashchange', () => void show());
document.querySelector('#search-failed button')?.addEventListener('click', () => void show());
void show();
