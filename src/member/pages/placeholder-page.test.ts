import { expect, it } from 'vitest';
import { noMessagesLead } from './placeholder-page.view.tsx';

it.each([
  [true, /dental coverage only/],
  [false, /no message center/],
])('noMessagesLead(%s) gives the reason for missing messages (000 §6, 001 §6)', (messageCenter, lead) => {
  expect(noMessagesLead(messageCenter)).toMatch(lead);
});
