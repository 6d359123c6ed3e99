import { expect, it } from 'vitest';
import { noMessagesLead } from './placeholder-page.view.tsx';

it.each([
  [true, /dental coverage only/],
  [false, /no message center/],
])('without messages, and a message center of the brand %s (000 §6, 001 §6)', (messageCenter, lead) => {
  expect(noMessagesLead(messageCenter)).toMatch(lead);
});
