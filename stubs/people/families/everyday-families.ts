/** Families whose members can sign in on the site of any brand. */
import type { Family } from '../family.ts';

export const EVERYDAY = {
  delgado: {
    id: 'delgado',
    agreementId: '100482917',
    umi: '10048291701',
    members: [
      { pin: '4081701', ecId: '900481701', firstName: 'Maria', lastName: 'Delgado', relationshipCode: '18', age: 42, birthday: '03-14' },
      { pin: '4081702', ecId: '900481702', firstName: 'Daniel', lastName: 'Delgado', relationshipCode: '01', age: 44, birthday: '11-02' },
      { pin: '4081703', ecId: '900481703', firstName: 'Leo', lastName: 'Delgado', relationshipCode: '05', age: 19, birthday: '06-21' },
      { pin: '4081704', ecId: '900481704', firstName: 'Ines', lastName: 'Delgado', relationshipCode: '05', age: 11, birthday: '09-08' },
    ],
    clients: [
      {
        id: '204518',
        number: '0020451',
        name: 'Larkmoor Robotics and Automation Systems, Inc.',
        groups: [
          {
            number: '10452000',
            spendingAccount: true,
            accounts: ['FSA', 'DCFSA'],
            products: [
              { number: 'PPO1500', line: 'M', name: 'Community Choice PPO 1500', years: [-2, null] },
              { number: 'RX3TIER', line: 'X', name: 'Three-Tier Prescription Drug', years: [-2, null] },
              { number: 'VIS0100', line: 'V', name: 'Clear View Vision', years: [-2, null] },
              { number: 'PPO1000', line: 'M', name: 'Community Choice PPO 1000', years: [-4, -3] },
            ],
          },
        ],
      },
      {
        id: '318077',
        number: '0031807',
        name: 'Hollins County Schools',
        groups: [
          {
            number: '23881000',
            products: [{ number: 'DEN2000', line: 'D', name: 'Bright Smile Dental Plus', years: [-2, null] }],
          },
        ],
      },
    ],
    lastVisit: 18,
    claims: { total: 40, recent: [3, 9, 16, 27, 41, 55], spread: [68, 350] },
    messages: { total: 34, recent: [2, 6, 13, 24, 44, 71], spread: [96, 350], unread: 7, crowding: 1, special: true },
  },
  lindqvist: {
    id: 'lindqvist',
    agreementId: '100613340',
    umi: '10061334001',
    members: [
      { pin: '5520101', ecId: '900520101', firstName: 'Nora', lastName: 'Lindqvist', relationshipCode: '18', age: 27, birthday: '01-30' },
    ],
    clients: [
      {
        id: '500001',
        number: '0050000',
        name: 'Individual Coverage',
        groups: [
          {
            number: '50000100',
            directPay: true,
            products: [{ number: 'SLV3000', line: 'M', name: 'My Direct Silver 3000', years: [0, null] }],
          },
        ],
      },
    ],
    lastVisit: null,
    claims: { total: 0, recent: [], spread: [0, 0] },
    messages: { total: 0, recent: [], spread: [0, 0], unread: 0, crowding: 1, special: false },
  },
  abara: {
    id: 'abara',
    agreementId: '100799126',
    umi: '10079912601',
    members: [
      { pin: '6630201', ecId: '900630201', firstName: 'Theo', lastName: 'Abara', relationshipCode: '18', age: 58, birthday: '07-19' },
      { pin: '6630202', ecId: '900630202', firstName: 'Miriam', lastName: 'Abara', relationshipCode: '01', age: 55, birthday: '04-04' },
    ],
    clients: [
      {
        id: '447120',
        number: '0044712',
        name: 'Redfern Mutual Shipping',
        hsaSetup: true,
        groups: [
          {
            number: '44712000',
            spendingAccount: true,
            accounts: ['HSA', 'FSA'],
            products: [
              { number: 'HDH2500', line: 'M', name: 'Community Choice HDHP 2500', years: [-3, null] },
              { number: 'RXINTEG', line: 'X', name: 'Integrated Prescription Drug', years: [-3, null] },
              { number: 'DEN1000', line: 'D', name: 'Bright Smile Dental', years: [-3, null] },
              { number: 'VIS0100', line: 'V', name: 'Clear View Vision', years: [-3, null] },
            ],
          },
        ],
      },
    ],
    lastVisit: 18,
    claims: { total: 10_000, recent: [], spread: [2, 725] },
    messages: { total: 250, recent: [], spread: [1, 350], unread: 250, crowding: 3, special: false },
  },
  kessler: {
    id: 'kessler',
    agreementId: '100855203',
    umi: '10085520301',
    members: [
      { pin: '7740301', ecId: '900740301', firstName: 'Ruth', lastName: 'Kessler', relationshipCode: '20', age: 74, birthday: '12-09' },
    ],
    clients: [
      {
        id: '620044',
        number: '0062004',
        name: 'Medicare Advantage',
        groups: [
          {
            number: '62004400',
            medicare: true,
            products: [
              { number: 'MAHMO01', line: 'M', name: 'Evergreen Advantage HMO', years: [-4, null] },
              { number: 'PARTD01', line: 'X', name: 'Evergreen Part D', years: [-4, null] },
            ],
          },
        ],
      },
    ],
    lastVisit: 18,
    claims: { total: 18, recent: [4, 12, 29, 48], spread: [70, 340] },
    messages: { total: 8, recent: [5, 33], spread: [95, 330], unread: 2, crowding: 1, special: false },
  },
} as const satisfies Record<string, Family>;
