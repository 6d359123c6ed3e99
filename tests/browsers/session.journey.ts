/** How a session ends, and how browser tabs share a session (spec 000 §4). */
import {
  brandWhere,
  brandOfFlow,
  CLAIMS,
  expect,
  signIn,
  test,
  tokenIn,
  validAt,
} from './support/journey.ts';
import type { User } from './support/user.ts';

const newer = brandOfFlow('newer');
const TIMEOUT_MS = 15 * 60_000;

/** Advances the page's clock and dispatches a focus event. */
const later = (user: User, ms: number): Promise<void> =>
  user.tab.run((jump) => {
    const now = Date.now;
    Date.now = () => now() + jump;
    window.dispatchEvent(new Event('focus'));
  }, ms);

for (const flow of ['newer', 'older', 'token'] as const) {
  test(`an idle session of the ${flow} flow ends after 15 minutes in the browser and at the services`, async ({
    user,
    at,
    newPerson,
    request,
  }) => {
    const brand = brandOfFlow(flow);
    await signIn(user, at(brand, '/login/'), await newPerson());
    await user.seeCount(CLAIMS, 3);
    const token = await tokenIn(user);
    expect(await validAt(request, token)).toBe(true);
    await later(user, TIMEOUT_MS + 5_000);
    await user.at(at(brand, '/'));
    await user.see({ link: 'Sign in' });
    await expect.poll(() => validAt(request, token), { message: 'the services have heard' }).toBe(false);
  });
}

test('a warning is shown 90 seconds before a session ends, and its button closes the warning', async ({
  user,
  at,
  newPerson,
}) => {
  await signIn(user, at(newer, '/login/'), await newPerson());
  await user.seeCount(CLAIMS, 3);
  await later(user, TIMEOUT_MS - 90_000);
  await user.press({ button: 'Close', within: { dialog: 'Session Expiration Warning' } });
  await user.seeNo({ dialog: /./ });
  await user.seeCount(CLAIMS, 3);
});

test('an open tab joins a session that another tab starts, and signing out ends the session in both tabs', async ({
  user,
  at,
  newPerson,
  request,
}) => {
  await user.open(at(newer, '/login/'));
  const second = await user.anotherTab();
  await signIn(second, at(newer, '/login/'), await newPerson());
  await second.seeCount(CLAIMS, 3);
  await later(user, 0);
  await user.seeCount(CLAIMS, 3);
  const token = await tokenIn(user);
  await user.press({ link: 'Sign out' });
  for (const tab of [user, second]) await tab.at(at(newer, newer.logoutTarget));
  await expect.poll(() => validAt(request, token)).toBe(false);
});

test('pressing OK in the "Please Login" dialog shows the view without a reload if another tab has signed in', async ({
  user,
  at,
  newPerson,
  expire,
  faults,
}) => {
  faults.expected.push(/401/);
  const person = await newPerson();
  await signIn(user, at(newer, '/login/'), person);
  await user.seeCount(CLAIMS, 3);
  await expire(person);
  await user.tab.run(() => window.location.assign('#/claims/claimsAndPayments'));
  await user.see({ dialog: 'Please Login' });
  const second = await user.anotherTab();
  await signIn(second, at(newer, '/login/'), person);
  await second.seeCount(CLAIMS, 3);
  await user.press({ button: /^OK$/ });
  await user.seeCount({ css: '#claims-list .claim-row' }, 10);
});

test('the session survives a visit to another page', async ({ user, at, newPerson }) => {
  const brand = brandWhere(({ signIn: { flow }, pages }) => flow === 'newer' && pages.includes('about'));
  await signIn(user, at(brand, '/login/'), await newPerson());
  await user.seeCount(CLAIMS, 3);
  await user.open(at(brand, '/about/'));
  await user.see({ link: 'Sign out' });
  await user.tab.run(() => window.history.back());
  await user.seeCount(CLAIMS, 3);
});
