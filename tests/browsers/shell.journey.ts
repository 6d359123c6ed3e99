/** Features of every page: dialogs, menus, toasts, languages, narrow windows and large text. */
import { brands, brandWhere, CLAIMS, expect, signIn, test, unlikeBrands } from './support/journey.ts';
import { lifetimeOf } from '../../src/ui/dialog/toast.rules.ts';
import type { User } from './support/user.ts';

const brand = brandWhere(
  ({ footer, messageCenter, tabs }) =>
    footer.kind === 'mega' && messageCenter && tabs.some(({ id }) => id === 'wellness'),
);
const HELP = { css: '.menu[data-fill="help"] summary' } as const;
/** The button that expands the claims panel on a phone. */
const CLAIMS_FOLD = { css: '#claims-panel .fold' } as const;
const LANGUAGES = { css: '.header .language-menu summary' } as const;

test('dialogs can be stacked, Escape closes the top dialog, and focus returns to the language menu', async ({
  user,
  at,
}) => {
  await user.open(at(brand));
  await user.press(LANGUAGES);
  await user.press({ button: 'Additional languages' });
  const all = { dialog: 'All languages' };
  await user.press({ button: 'العربية', within: all });
  await user.see({ dialog: 'العربية' });
  await user.key('Escape');
  await user.seeNo({ dialog: 'العربية' });
  await user.see(all);
  await user.key('Escape');
  await user.seeNo(all);
  await user.focused(LANGUAGES);
});

test('a press outside closes a dialog that can be canceled', async ({ user, at }) => {
  await user.open(at(brand));
  await user.press(LANGUAGES);
  await user.press({ button: 'Additional languages' });
  await user.see({ dialog: 'All languages' });
  await user.tab.click(4, 4);
  await user.seeNo({ dialog: /./ });
});

test('the help menu opens by pointer and by keyboard, and shows its entries', async ({ user, at }) => {
  await user.open(at(brand));
  await user.press(HELP);
  await user.see({ text: brand.customerServicePhoneNumber, within: { css: '.menu[data-fill="help"]' } });
  await user.key('Escape');
  await user.seeNo({ css: '.menu[data-fill="help"] .menu-list' });
  await user.focused(HELP);
  await user.key('Enter');
  await user.see({ css: '.menu[data-fill="help"] .menu-list' });
});

test('the header tabs open the views of the member area', async ({ user, at, newPerson }) => {
  await signIn(user, at(brand, '/login/'), await newPerson());
  await user.seeCount(CLAIMS, 3);
  for (const id of ['coverage', 'wellness'] as const) {
    const tab = brand.tabs.find((candidate) => candidate.id === id);
    if (!tab) throw new Error(`no tab ${id}`);
    await user.press({ link: tab.label, within: { css: '#tabs' } });
    await user.waitFor(
      { css: '#tabs a[aria-current]' },
      ({ text }) => text.includes(tab.label),
      `is ${tab.label}`,
    );
    await user.see({ css: '#member h1' });
  }
});

test('the phone menu shows the Home link when it opens, and closes when the user presses Escape', async ({
  user,
  at,
  newPerson,
}) => {
  await user.resize(390);
  await signIn(user, at(brand, '/login/'), await newPerson());
  await user.see(CLAIMS_FOLD);
  await user.press({ button: /^Menu$/, within: { css: '[aria-label="Shortcuts"]' } });
  await user.see({ link: /^Home$/, within: { css: '#menu' } });
  await user.key('Escape');
  await user.seeNo({ link: /^Home$/, within: { css: '#menu' } });
});

test('a user can switch the sign-in page to Spanish and sign in with the Spanish form', async ({
  user,
  at,
  newPerson,
}) => {
  await user.open(at(brand, '/login/'));
  await user.press(LANGUAGES);
  await user.press({ button: 'Español', within: { css: '.header .language-menu' } });
  await user.see({ heading: 'Iniciar sesión' });
  const person = await newPerson();
  await user.fill('Nombre de usuario', person.logonId);
  await user.fill(/^Contraseña$/, person.password);
  await user.key('Enter');
  await user.seeCount(CLAIMS, 3);
  await user.see({ link: 'Cerrar sesión' });
});

/** Firefox reports this error for a module that is still loading when the user leaves the page. */
const LEFT_EARLY = /dynamically imported module/;

/** Sets the browser's own text size, not the size in the portal's menu. */
const twiceTheText = (user: User): Promise<void> =>
  user.tab.run(() => {
    document.documentElement.style.fontSize = '200%';
  });

test('home, sign-in and contact pages fit 320 px', { tag: '@firefox' }, async ({ user, at, faults }) => {
  faults.expected.push(LEFT_EARLY);
  await user.resize(320, 640);
  const wide: string[] = [];
  for (const unlike of unlikeBrands) {
    for (const path of ['/', '/login/', '/contact/']) {
      await user.open(at(unlike, path));
      if ((await user.sideways()) > 0) wide.push(`${unlike.code} ${path}`);
    }
  }
  expect(wide).toEqual([]);
});

test('on a phone with 200% text, the home and sign-in pages of every brand do not scroll sideways', async ({
  user,
  at,
  faults,
}) => {
  faults.expected.push(LEFT_EARLY);
  test.setTimeout(4 * 60_000);
  await user.resize(390);
  const wide: string[] = [];
  for (const each of brands) {
    for (const path of ['/', '/login/']) {
      await user.open(at(each, path));
      await twiceTheText(user);
      if ((await user.sideways()) > 0) wide.push(`${each.code} ${path}`);
    }
  }
  expect(wide).toEqual([]);
});

/** Checks that the page does not scroll sideways. Repeats the check, because parts of the page may still be loading. */
const fits = (user: User): Promise<void> => expect.poll(() => user.sideways()).toBe(0);

test('the summary and the claims list fit 320 px, and the claims list does not scroll sideways with 200% text', async ({
  user,
  at,
  newPerson,
}) => {
  await user.resize(320);
  await signIn(user, at(brand, '/login/'), await newPerson());
  await user.press(CLAIMS_FOLD);
  await user.seeCount(CLAIMS, 3);
  await fits(user);
  await user.tab.run(() => {
    window.location.hash = '#/claims/claimsAndPayments';
  });
  await user.see({ heading: '40 claims' });
  await fits(user);
  await user.resize(640);
  await twiceTheText(user);
  await fits(user);
});

/**
 * Simulates a lost connection with `navigator.onLine` and an event, because neither driver can cut the connection.
 * Repeats the event until the portal reacts, because the portal's listener loads after the first claims.
 */
const goOffline = (user: User): Promise<void> =>
  expect
    .poll(
      () =>
        user.tab.run(() => {
          Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
          window.dispatchEvent(new Event('offline'));
          return document.querySelector('.toasts li') !== null;
        }),
      { message: 'a toast says that the connection is lost' },
    )
    .toBe(true);

const goOnline = (user: User): Promise<void> =>
  user.tab.run(() => {
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
  });

test('a toast stays while the pointer is over it and disappears after the pointer leaves', async ({
  user,
  at,
  newPerson,
}) => {
  const toast = { css: '.toasts li' };
  const text = 'You’re online again.';
  await signIn(user, at(brand, '/login/'), await newPerson());
  await user.seeCount(CLAIMS, 3);
  await goOffline(user);
  await user.see({ text: 'You’re offline.', within: toast });
  await goOnline(user);
  await user.see({ text, within: toast });
  await user.pointAt(toast);
  await user.outlives(toast, lifetimeOf({ text }) + 2_000);
  await user.tab.move(4, 4);
  await user.seeNo(toast);
});
