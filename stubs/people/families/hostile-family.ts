/** A family whose names, messages, plans and employer contain XSS attacks. */
import { ATTACKS } from '../../attacks/attacks.ts';
import type { WrittenMessage } from '../family.ts';
import { newFamily } from './new-family.ts';

// Neither the first nor the last name may contain a space, because a person's full name is split at the first space.
const FIRST_NAME = '<img/src=x/onerror=alert(1)>';
const LAST_NAME = '"><svg/onload=alert(1)>';
export const HOSTILE_NAME = `${FIRST_NAME} ${LAST_NAME}`;

/** The number of messages on a page of the message center (spec 001 §9). */
const MESSAGES = 10;

const PER_MESSAGE = Math.ceil(ATTACKS.length / MESSAGES);

/** Messages whose bodies together contain all attacks of `ATTACKS`. The first attack of each body is also the title. */
const messages: readonly WrittenMessage[] = Array.from({ length: MESSAGES }, (_, index) => {
  const attacks = ATTACKS.slice(index * PER_MESSAGE, (index + 1) * PER_MESSAGE);
  return {
    daysBack: index + 1,
    position: (index % 3) + 1,
    type: '<script>alert(1)</script>',
    category: 'GLB',
    subject: attacks[0] ?? '',
    body: `<p>Message ${index + 1}</p>${attacks.join('\n')}`,
    imageUnicode: '"><img src=x onerror=alert(1)>',
    unread: true,
    ...(index === 0 ? { sentId: '"><IMG SRC=X ONERROR=ALERT(1)>' } : {}),
    ...(index === 1 ? { special: true } : {}),
  };
});

export const HOSTILE_FAMILY = newFamily('hostile', {
  serial: '64',
  lastName: LAST_NAME,
  people: [
    { firstName: FIRST_NAME, relationshipCode: '18', age: 45, birthday: '04-01' },
    { firstName: 'javascript:alert(1)//', relationshipCode: '01', age: 44, birthday: '04-02' },
    { firstName: '{{constructor.constructor("alert(1)")()}}', relationshipCode: '05', age: 12, birthday: '04-03' },
  ],
  clients: [
    {
      id: '706405',
      number: '0070640',
      name: '</title><script>alert(1)</script> & Sons',
      groups: [
        {
          number: '70640500',
          products: [
            { number: 'PPO2000', line: 'M', name: '<iframe srcdoc="<script>alert(1)</script>">', years: [-1, null] },
            { number: 'RX3TIER', line: 'X', name: "' onfocus='alert(1)' autofocus='", years: [-1, null] },
            { number: 'DEN1000', line: 'D', name: '<a href="javascript:alert(1)">Dental</a>', years: [-1, null] },
          ],
        },
      ],
    },
  ],
  messages: { total: 0, recent: [], spread: [0, 0], unread: 0, crowding: 1, special: false, written: messages },
});
