/** Messages (spec 001 §2): reading, deleting and restoring a message. */
import { brandWhere, signIn, test } from './support/journey.ts';

const brand = brandWhere(({ messageCenter, signIn: { flow } }) => messageCenter && flow === 'newer');
const OPEN = { css: '.message-body' } as const;

test('a message can be read, deleted and restored', async ({ user, at, newPerson }) => {
  await signIn(user, at(brand, '/login/#/messageCenter'), await newPerson());
  await user.see({ heading: '35 messages' });
  await user.press({ button: /Your yearly checkup is covered/ });
  await user.see({ text: /your plan covers one preventive visit a year/, within: OPEN });
  await user.press({ field: /^Select message: Your yearly checkup is covered/ });
  await user.press({ button: 'Delete 1 message' });
  await user.see({ heading: '34 messages' });
  await user.press({ button: 'Undo' });
  await user.focused({ heading: '35 messages' });
});
