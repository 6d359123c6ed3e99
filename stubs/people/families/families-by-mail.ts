/** Families for messages, statements and educational material (spec 001 §§2–6). */
import type { Family, WrittenStatement } from '../family.ts';
import { HOSTILE_FAMILY } from './hostile-family.ts';
import { MEDICAL, newFamily } from './new-family.ts';
import { ODD_MESSAGES } from './odd-messages.ts';

/** Statements that differ from the generated ones (spec 001 §3 'Statement', §4 'Statement titles', §5). */
const ODD_STATEMENTS: readonly WrittenStatement[] = [
  { code: 'MHS', source: 'health', daysBack: [54, 25], suppressed: true },
  { code: 'TAX', source: 'health', daysBack: [330, 45] },
  { code: 'MHS', source: 'health', daysBack: [84, 55], position: 2, noCycle: true },
  { code: 'MHS', source: 'health', daysBack: [114, 85], position: 3, spelling: ['ST_BEGIN', 'ST_END'] },
  { code: 'MHS', source: 'health', daysBack: [144, 115], malformed: true },
  { code: 'COM', source: 'payment-only', daysBack: [75, 16], noCycle: true },
  { code: 'COM', source: 'payment-only', daysBack: [10, -20], inEveryRange: true },
  { code: 'COM', source: 'payment-only', daysBack: [195, 136], spelling: ['ST_BGN_DATE', 'ST_END'] },
  { code: 'MEDC', source: 'quarterly', daysBack: [98, 8] },
  { code: 'SRM', source: 'quarterly', daysBack: [189, 99], spelling: ['ST_BEGIN', 'ST_END_DATE'] },
  { code: 'SRM', source: 'quarterly', daysBack: [900, 810], inEveryRange: true },
];

export const BY_MAIL = {
  hostile: HOSTILE_FAMILY,
  /** A family with every kind of message, and special messages for three people. */
  haddad: newFamily('haddad', {
    serial: '61',
    lastName: 'Haddad',
    people: [
      { firstName: 'Noor', relationshipCode: '18', age: 41, birthday: '05-04' },
      { firstName: 'Sami', relationshipCode: '01', age: 43, birthday: '10-29' },
      { firstName: 'Yara', relationshipCode: '05', age: 13, birthday: '02-20' },
    ],
    client: { name: 'Cedar Street Publishing', group: { products: MEDICAL } },
    lastVisits: { claims: 40, messages: 10, education: null },
    messages: {
      total: 24,
      recent: [3, 9, 18, 33, 58],
      spread: [70, 350],
      unread: 4,
      crowding: 1,
      special: false,
      written: ODD_MESSAGES,
    },
  }),
  /** A family with every kind of statement. */
  brunner: newFamily('brunner', {
    serial: '62',
    lastName: 'Brunner',
    people: [
      { firstName: 'Jonas', relationshipCode: '18', age: 53, birthday: '07-01' },
      { firstName: 'Elke', relationshipCode: '01', age: 51, birthday: '11-19' },
      { firstName: 'Timo', relationshipCode: '05', age: 17, birthday: '03-08' },
    ],
    client: { name: 'Kestrel Bridge Engineering', group: { products: MEDICAL } },
    statements: ODD_STATEMENTS,
  }),
  /** A family with two employers. The second employer's group has opt-out code 904. */
  pembroke: newFamily('pembroke', {
    serial: '63',
    lastName: 'Pembroke',
    people: [{ firstName: 'Paula', relationshipCode: '18', age: 58, birthday: '09-24' }],
    clients: [
      {
        id: '706303',
        number: '0070630',
        name: 'Lockkeeper Inns',
        groups: [{ number: '70630300', products: MEDICAL }],
      },
      {
        id: '706304',
        number: '0070631',
        name: 'Millrace Textiles',
        groups: [
          {
            number: '70630400',
            optOut: ['904'],
            products: [
              { number: 'VIS0100', line: 'V', name: 'Clear View Vision', years: [-1, null] },
              { number: 'PPO1000', line: 'M', name: 'Millrace Supplement', years: [-1, null] },
            ],
          },
        ],
      },
    ],
  }),
} as const satisfies Record<string, Family>;
