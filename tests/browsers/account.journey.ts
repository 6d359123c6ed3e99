/** The account page (decisions/home#a-home-without-figures, decisions/home#profile-and-phones): saving the profile, field errors, and unsaved changes. */
import { brandWhere, signIn, test } from './support/journey.ts';

const brand = brandWhere(({ messageCenter, signIn: { flow } }) => messageCenter && flow === 'newer');
const ACCOUNT = '/login/#/account';
const MOBILE = { field: 'Mobile phone' } as const;
const PROFILE = { css: '#account-profile' } as const;

test('saving the profile shows errors at invalid fields, and the corrected values are shown after a reload', async ({
  user,
  at,
  newPerson,
}) => {
  await signIn(user, at(brand, ACCOUNT), await newPerson());
  await user.focused({ heading: 'Account settings' });
  await user.fill('Mobile phone', '412-555');
  await user.key('Enter');
  await user.focused({ css: '.error-summary', within: PROFILE });
  await user.press({ link: 'Please enter a valid Phone Number.', within: PROFILE });
  await user.focused(MOBILE);
  await user.waitFor(
    MOBILE,
    ({ description }) => description.includes('Phone Numbers should be 10 digits'),
    'has its error',
  );
  await user.fill('Mobile phone', '412-555-0119');
  await user.fill('Street and number', '1 Main St');
  await user.fill('City', 'Pittsburgh');
  await user.choose('State', 1);
  await user.fill('Zip code', '15222');
  await user.press({ button: 'Save your profile' });
  await user.waitFor(
    { field: 'Zip code' },
    ({ description }) => description.includes('isn’t in the state that you chose'),
    'has its error',
  );
  await user.fill('Zip code', '35203');
  await user.press({ button: 'Save your profile' });
  await user.see({ text: 'Your profile was saved' });
  await user.tab.reload();
  await user.waitFor(MOBILE, ({ value }) => value === '412-555-0119', 'holds what was saved');
});

test('a member who leaves the page with unsaved text is asked first, and can stay without losing the text', async ({
  user,
  at,
  newPerson,
}) => {
  await signIn(user, at(brand, ACCOUNT), await newPerson());
  await user.fill('City', 'Pittsburgh');
  await user.press({ link: 'Coverage', within: { css: '#tabs' } });
  const dialog = { dialog: 'Leave without saving?' };
  await user.press({ button: 'Stay on this page', within: dialog });
  await user.seeNo(dialog);
  await user.waitFor({ field: 'City' }, ({ value }) => value === 'Pittsburgh', 'is kept');
});
