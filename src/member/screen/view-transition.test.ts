/** Tests which screen changes fade, and that the screen also changes without a fade (decisions/shell#fading-between-views). */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseHash } from '../../routing/hash.rules.ts';
import { NOT_FOUND } from './fallback-views.ts';
import { $screen, type Screen } from './screen.store.ts';
import { fade } from './view-transition.ts';

const screenOf = (key: string, hash = `#/${key}`): Screen => ({
  entry: NOT_FOUND,
  route: parseHash(hash),
  levels: [{ key, View: () => null, overlay: false }],
  unloaded: false,
});

let faded = 0;
const root = { dataset: {} };
let page = { hidden: false, dialog: false, reduced: false };

function startViewTransition(update: () => void) {
  faded += 1;
  update();
  const skipped = Promise.reject(new DOMException('skipped', 'AbortError'));
  return { ready: skipped, finished: skipped, skipTransition: () => {} };
}

beforeEach(() => {
  faded = 0;
  page = { hidden: false, dialog: false, reduced: false };
  vi.stubGlobal('window', { matchMedia: () => ({ matches: page.reduced }) });
  vi.stubGlobal('document', {
    startViewTransition,
    documentElement: root,
    get hidden() {
      return page.hidden;
    },
    querySelector: () => (page.dialog ? {} : null),
  });
  $screen.set(screenOf('landing'));
});

afterEach(() => {
  $screen.set(null);
});

const change = (next: Screen): void => fade(next, () => $screen.set(next));

it('a change to another view runs a fade transition, and no error is logged if the browser skips it', async () => {
  change(screenOf('account'));
  expect([faded, $screen.get()?.levels[0]?.key]).toEqual([1, 'account']);
  await new Promise((done) => setTimeout(done)); // waits, so that an unhandled rejection fails this test
  expect(root.dataset).toEqual({});
});

it.each([
  ['the page is hidden', { hidden: true }],
  ['a dialog is open', { dialog: true }],
  ['the user prefers reduced motion', { reduced: true }],
])('a view changes without a transition if %s', (_name, changes) => {
  Object.assign(page, changes);
  change(screenOf('account'));
  expect([faded, $screen.get()?.levels[0]?.key]).toEqual([0, 'account']);
});

it('a view changes without a transition if only its parameters change or the browser does not support transitions', () => {
  change(screenOf('landing', '#/landing?part=2'));
  vi.stubGlobal('document', { hidden: false, querySelector: () => null });
  change(screenOf('account'));
  expect([faded, $screen.get()?.levels[0]?.key]).toEqual([0, 'account']);
});
