/** Signing in, and every refused sign-in (spec 000 §8 'Login'). */
import { brandWhere, CLAIMS, expect, fillSignIn, sessionIn, signIn, test } from './support/journey.ts';

const newer = brandWhere(({ signIn: { flow } }) => flow === 'newer');

for (const flow of ['newer', 'older', 'token'] as const) {
  test(`a member can sign in by the ${flow} flow, reload without losing the session, and sign out`, async ({
    user,
    at,
    newPerson,
  }) => {
    const brand = brandWhere((candidate) => candidate.signIn.flow === flow);
    await signIn(user, at(brand, '/login/'), await newPerson());
    await user.seeCount(CLAIMS, 3);
    await user.tab.reload();
    await user.seeCount(CLAIMS, 3);
    await user.press({ link: 'Sign out' });
    await user.at(at(brand, brand.logoutTarget));
    await user.see({ link: 'Sign in' });
    expect(await sessionIn(user)).toBe('');
  });
}

test(
  'a session on a site served over http survives a reload',
  { tag: '@webkit' },
  async ({ user, plain }) => {
    await signIn(user, plain.at(newer, '/login/'), await plain.newPerson());
    await user.seeCount(CLAIMS, 3);
    await user.tab.reload();
    await user.seeCount(CLAIMS, 3);
  },
);

test('pressing Sign in marks both empty fields as invalid', async ({ user, at }) => {
  await user.open(at(newer, '/login/'));
  await user.press({ button: /^Sign in$/ });
  await user.see({ css: '#userName[aria-invalid=true]' });
  await user.see({ css: '#password[aria-invalid=true]' });
});

test('a wrong password shows an error, after which the correct password signs the member in', async ({
  user,
  at,
  newPerson,
  faults,
}) => {
  faults.expected.push(/401/);
  const person = await newPerson();
  await signIn(user, at(newer, '/login/'), { ...person, password: 'Wrong-password-1' });
  await user.see({ text: newer.customerServicePhoneNumber, within: { dialog: /./ } });
  await user.key('Escape');
  await user.seeNo({ dialog: /./ });
  await fillSignIn(user, person);
  await user.seeCount(CLAIMS, 3);
});

/** A sandbox person for each row of the error table, with a part of its modal's heading. */
const REFUSED = [
  ['no-record', /sign you in/],
  ['child', /needs a change/],
  ['guardian', /guardian/],
  ['suspended', /suspended/],
  ['locked', /suspended/],
  ['directory', /update your sign-in/],
  ['conflict', /another plan/],
  ['broken', /went wrong/],
  ['other-error', /sign you in/],
] as const;

for (const [like, heading] of REFUSED) {
  test(`the modal of a refused sign-in (${like}) shows the phone number and returns to the form when closed`, async ({
    user,
    at,
    newPerson,
    faults,
  }) => {
    faults.expected.push(/401|409|500/);
    await signIn(user, at(newer, '/login/'), await newPerson(like));
    await user.see({ text: newer.customerServicePhoneNumber, within: { dialog: heading } });
    await user.key('Escape');
    await user.seeNo({ dialog: /./ });
    await user.see({ field: 'User name' });
    expect(await sessionIn(user)).toBe('');
  });
}
