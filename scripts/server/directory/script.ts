/** The directory's browser script. The page also works without script. */
import { browserScript } from '../browser-script.ts';
import { countText, fitsFilter, type BrandFilter } from './brand-filter.rules.ts';

function all<E extends HTMLElement>(selector: string): NodeListOf<E> {
  return document.querySelectorAll<E>(selector);
}

/** Stores the named form values in the URL, and removes empty values from the URL. */
function keepInAddress(names: readonly string[], values: FormData): void {
  const address = new URL(location.href);
  for (const name of names) {
    const value = values.get(name);
    if (typeof value === 'string' && value !== '') address.searchParams.set(name, value);
    else address.searchParams.delete(name);
  }
  history.replaceState(null, '', address);
}

function filterTiles(): void {
  const form = document.querySelector<HTMLFormElement>('#filter');
  if (!form) return;
  const values = new FormData(form);
  const read = (name: string) => String(values.get(name) ?? '');
  const filter: BrandFilter = {
    q: read('q'),
    state: read('state'),
    family: read('family'),
    has: read('has'),
  };
  const tiles = all('[data-tile]');
  let shown = 0;
  for (const tile of tiles) {
    const { words = '', state = '', family = '', has = '' } = tile.dataset;
    tile.hidden = !fitsFilter({ words, state, family, has: has.split(' ') }, filter);
    if (!tile.hidden) shown += 1;
  }
  for (const output of all('#count')) output.textContent = countText(shown, tiles.length);
  for (const note of all('#none')) note.hidden = shown > 0;
  for (const link of all('#clear')) link.hidden = shown === tiles.length;
  keepInAddress(['q', 'state', 'family', 'has'], values);
}

function clearFilter(event: Event): void {
  event.preventDefault();
  for (const field of all<HTMLInputElement | HTMLSelectElement>('#filter input, #filter select'))
    field.value = '';
  filterTiles();
  document.querySelector<HTMLElement>('#filter input')?.focus();
}

function startFilter(): void {
  const form = document.querySelector<HTMLFormElement>('#filter');
  form?.addEventListener('input', filterTiles);
  form?.addEventListener('submit', (event) => event.preventDefault());
  for (const link of all('[data-clear]')) link.addEventListener('click', clearFilter);
  // After Back, the browser restores the form fields.
  window.addEventListener('pageshow', filterTiles);
}

/** Loads a frame when it is near the visible part of the page. */
function startFrames(): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLIFrameElement)) continue;
        near.unobserve(target);
        target.addEventListener('load', () => target.classList.add('loaded'), { once: true });
        target.src = target.dataset['src'] ?? '';
      }
    },
    { rootMargin: '300px' },
  );
  for (const frame of all('iframe[data-src]')) near.observe(frame);
}

/** Points the sign-in links to the chosen brand, and stores the brand in the URL. */
function startSignInBrand(): void {
  const where = document.querySelector<HTMLFormElement>('#where');
  where?.addEventListener('input', () => {
    const values = new FormData(where);
    const code = String(values.get('at') ?? '');
    for (const link of all<HTMLAnchorElement>('a[data-any]'))
      link.href = link.href.replace(/\/\/[^.]+\./, `//${code}.`);
    keepInAddress(['at'], values);
  });
}

function startCopyButtons(): void {
  for (const button of all<HTMLButtonElement>('[data-copy]')) {
    button.hidden = false;
    button.addEventListener('click', () => {
      void navigator.clipboard.writeText(button.dataset['copy'] ?? '').then(() => {
        for (const output of all('#copied')) output.textContent = 'Copied';
      });
    });
  }
}

function startDirectory(): void {
  startFilter();
  startFrames();
  startSignInBrand();
  startCopyButtons();
}

export const DIRECTORY_SCRIPT = browserScript(startDirectory, [
  ...[all, fitsFilter, countText, keepInAddress, filterTiles, clearFilter],
  ...[startFilter, startFrames, startSignInBrand, startCopyButtons],
]);
