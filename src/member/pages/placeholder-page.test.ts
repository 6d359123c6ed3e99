import { expect, it } from 'vitest';
import { noMessagesLead } from './placeholder-page.view.tsx';

it.each([
  [true, /dental coverage only/],
  [false, /no message center/],
])('noMessagesLead(%s) returns a text that matches %s (000 §6, 001 §6)', (messageCenter, lead) => {
  expect(noMessagesLead(messageCenter)).toMatch(lead);
});
