/** Browser script of the preview pages. Filters tables, and reloads when brand files are saved. */

import { browserScript } from '../browser-script.ts';

/** Event stream of saved brand files. */
export const CHANGES_PATH = '/preview/changes';

function all<E extends HTMLElement>(selector: string): E[] {
  return [...document.querySelectorAll<E>(selector)];
}

function has({ dataset }: HTMLElement, word: string): boolean {
  return (dataset['words'] ?? '').includes(word);
}

function part(shown: number, every: number, what: string): string {
  return shown === every ? `${every} ${what}` : `${shown} of ${every} ${what}`;
}

/** Counts the shown brands: rows on the contrast page, columns in the matrix. Also counts the rows of the matrix. */
function counted(shown: number, rows: number): string {
  const columns = document.querySelector('table.matrix')?.querySelectorAll<HTMLElement>('th[data-words]');
  if (!columns) return part(shown, rows, 'brands');
  const shownColumns = [...columns].filter(({ hidden }) => !hidden).length;
  return `${part(shownColumns, columns.length, 'brands')}, ${part(shown, rows, 'rows')}`;
}

function showColumns(words: readonly string[]): void {
  /** Number of brand columns that fit on the screen if cells show full values instead of short signs. */
  const roomy = 8;
  for (const table of all<HTMLTableElement>('table.matrix')) {
    const isShown = [...table.querySelectorAll<HTMLElement>('thead th')].map(
      (head) =>
        head.dataset['words'] === undefined || words.length === 0 || words.some((word) => has(head, word)),
    );
    for (const row of table.rows)
      for (const [at, cell] of [...row.cells].entries())
        if (cell.hidden === isShown[at]) cell.hidden = !cell.hidden;
    table.classList.toggle('roomy', isShown.filter(Boolean).length <= roomy + 2);
  }
}

/**
 * If a word matches a brand's column, it filters the columns; any other word filters the rows. The words are stored in
 * the URL, so that a link can contain them.
 */
function filterTables(box: HTMLInputElement): void {
  const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
  const heads = all('th[data-words]');
  const columnWords = words.filter((word) => heads.some((head) => has(head, word)));
  const rowWords = words.filter((word) => !columnWords.includes(word));
  showColumns(columnWords);
  const rows = all('[data-row]');
  for (const row of rows) row.hidden = !rowWords.every((word) => has(row, word));
  const shown = rows.filter(({ hidden }) => !hidden);
  const [only] = shown;
  if (shown.length === 1 && only instanceof HTMLDetailsElement) only.open = true;
  for (const group of all('section')) group.hidden = !group.querySelector('[data-row]:not([hidden])');
  for (const output of all('#shown')) output.textContent = counted(shown.length, rows.length);
  for (const note of all('#none')) note.hidden = shown.length > 0;
  history.replaceState(null, '', box.value ? `?q=${encodeURIComponent(box.value)}` : location.pathname);
}

/** Reloads when a brand file was saved or the server has restarted. A hidden page waits until it is visible. */
function followSaves(changes: string, seen: string): void {
  const reload = (): void => {
    if (document.hidden)
      document.addEventListener('visibilitychange', () => location.reload(), { once: true });
    else location.reload();
  };
  const source = new EventSource(`${changes}?seen=${seen}`);
  let lost = false;
  source.addEventListener('message', reload);
  source.addEventListener('error', () => (lost = true));
  source.addEventListener('open', () => {
    if (lost) reload();
  });
  // A page from the back/forward cache has lost its event stream.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reload();
  });
}

function startPreview(changes: string): void {
  const box = document.querySelector<HTMLInputElement>('#filter');
  if (!box) return;
  // Without `q`, keeps what was typed before this script ran.
  box.value = new URLSearchParams(location.search).get('q') ?? box.value;
  box.addEventListener('input', () => filterTables(box));
  filterTables(box);
  const { saves } = document.documentElement.dataset;
  if (saves !== undefined) followSaves(changes, saves);
}

export const PREVIEW_SCRIPT = browserScript(
  startPreview,
  [all, has, part, counted, showColumns, filterTables, followSaves],
  CHANGES_PATH,
);
