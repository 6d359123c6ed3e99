/** The agent's workspace (spec 000 §1, §6): the book of business, and a client's portal in a separate window. */
import { brandWhere, CLAIMS, signIn, test } from './support/journey.ts';

const brand = brandWhere(
  ({ signIn: { flow }, sites }) => flow === 'newer' && sites.producer.everywhere === '/producer/',
);
const BOOK = { css: '.book' } as const;
const CLIENTS = { css: '.book .client-row' } as const;
const REASON = 'Asked about a bill';

test('an agent can find a client and open the client’s portal in read-only mode', async ({
  user,
  at,
  newPerson,
  engine,
}) => {
  await signIn(user, at(brand, '/login/'), await newPerson('gwen'));
  await user.at(at(brand, '/producer/'));
  await user.see({ text: '64 clients of Fernhill Benefits Agency', within: BOOK });
  await user.fill('Search clients', 'delg mar');
  await user.seeCount(CLIENTS, 1);
  await user.press({ button: 'Open portal: Maria Delgado' });
  const dialog = { dialog: 'Open the portal of Maria Delgado' };
  const open = { button: /^Open portal$/, within: dialog };
  await user.press(open);
  await user.waitFor(
    { field: 'Reason', within: dialog },
    ({ description }) => description.endsWith('Field is Required'),
    'has its error',
  );
  await user.fill('Reason', REASON);
  // Safari blocks a window that opens after a service call. The portal then shows the button 'Open it now'.
  const isBlocked = engine === 'webkit';
  if (isBlocked) await user.press(open);
  const portal = await user.windowFrom(isBlocked ? { button: 'Open it now', within: dialog } : open);
  await portal.seeCount(CLAIMS, 3);
  await portal.see({ text: 'You can look, but you can’t change anything.' });
});

test('an admin sorts, filters and pages through 5,000 clients', async ({ user, at, newPerson }) => {
  await user.resize(390);
  await signIn(user, at(brand, '/login/'), await newPerson('agnes'));
  await user.see({ text: '5,000 clients of Alder Bay Insurance', within: BOOK });
  await user.press({ button: 'Next', within: BOOK });
  await user.focused({ heading: 'Book of business' });
  await user.see({ text: 'Page 2 of 500', within: BOOK });
  await user.choose('Sort by', 1);
  await user.see({ text: 'Page 1 of 500', within: BOOK });
  await user.waitFor(CLIENTS, ({ text }) => text.includes('Yang'), 'is the last by name');
  await user.press({ field: 'Only clients with a portal account' });
  await user.see({ text: '6 of 5,000 clients', within: BOOK });
  await user.fill('Search clients', 'Zebulon Quirk');
  await user.press({ button: 'Show all clients', within: BOOK });
  await user.seeCount(CLIENTS, 10);
});
