/** Families for behavior that depends on plans or groups. */
import type { Family } from '../family.ts';
import { HIGH_DEDUCTIBLE, MEDICAL, NO_HISTORY, newFamily } from './new-family.ts';

export const BY_PLAN = {
  winslow: newFamily('winslow', {
    serial: '21',
    lastName: 'Winslow',
    people: [{ firstName: 'Pearl', relationshipCode: '18', age: 62, birthday: '06-30' }],
    client: {
      name: 'Individual Dental',
      group: {
        directPay: true,
        products: [
          { number: 'BED1200', line: 'D', name: 'Blue Edge Dental', years: [-2, null], blueEdgeDental: true },
        ],
      },
    },
    claims: NO_HISTORY.claims,
  }),
  achterberg: newFamily('achterberg', {
    serial: '22',
    lastName: 'Achterberg',
    people: [{ firstName: 'Owen', relationshipCode: '18', age: 36, birthday: '09-15' }],
    client: {
      name: 'Saltmarsh Ferry Lines',
      group: {
        products: [
          { number: 'PPO2000', line: 'M', name: 'Community Choice PPO 2000', years: [-1, null] },
          { number: 'VIS0100', line: 'V', name: 'Clear View Vision', years: [-1, null] },
        ],
      },
    },
  }),
  marchbanks: newFamily('marchbanks', {
    serial: '23',
    lastName: 'Marchbanks',
    people: [{ firstName: 'Hazel', relationshipCode: '18', age: 40, birthday: '11-11' }],
    client: { name: 'Copperline Transit', group: { optOut: ['904', '911'], products: MEDICAL } },
  }),
  trask: newFamily('trask', {
    serial: '24',
    lastName: 'Trask',
    people: [{ firstName: 'Silas', relationshipCode: '18', age: 55, birthday: '02-02' }],
    clients: [
      {
        id: '702404',
        number: '0070240',
        name: 'Gannet Rock Fisheries',
        groups: [{ number: '70110000', products: MEDICAL }],
      },
    ],
  }),
  fairweather: newFamily('fairweather', {
    serial: '25',
    lastName: 'Fairweather',
    people: [{ firstName: 'Lucia', relationshipCode: '18', age: 29, birthday: '05-27' }],
    noProgress: true,
    clients: [
      {
        id: '702505',
        number: '0070250',
        name: 'Brightwell Observatory',
        groups: [{ number: '70120000', products: MEDICAL }],
      },
    ],
  }),
  quillan: newFamily('quillan', {
    serial: '26',
    lastName: 'Quillan',
    people: [{ firstName: 'Felix', relationshipCode: '18', age: 48, birthday: '08-08' }],
    client: {
      name: 'Old Bridge Foundry',
      group: {
        products: [
          { number: 'PPO1500', line: 'M', name: 'Community Choice PPO 1500', years: [-3, -1] },
          { number: 'RX3TIER', line: 'X', name: 'Three-Tier Prescription Drug', years: [-3, -1] },
          { number: 'DEN1000', line: 'D', name: 'Bright Smile Dental', years: [-2, -1] },
        ],
      },
    },
    // These plans have ended. All claims date from the years of the plans.
    claims: { total: 14, recent: [], spread: [330, 640] },
  }),
  /** A family with several action items. */
  castellanos: newFamily('castellanos', {
    serial: '27',
    lastName: 'Castellanos',
    hsaTerms: false,
    people: [
      { firstName: 'Alma', relationshipCode: '18', age: 52, birthday: '05-19' },
      { firstName: 'Rafael', relationshipCode: '05', age: 26, birthday: '01-07', leftDaysAgo: -45 },
    ],
    clients: [
      {
        id: '702707',
        number: '0070270',
        name: 'Halvorsen Cold Storage',
        autoEnroll: true,
        hsaSetup: true,
        groups: [{ number: '70270700', spendingAccount: true, accounts: ['HSA'], products: HIGH_DEDUCTIBLE }],
      },
      {
        id: '702708',
        number: '0070271',
        name: 'Individual Dental',
        groups: [
          {
            number: '70270800',
            directPay: true,
            products: [{ number: 'DEN1000', line: 'D', name: 'Bright Smile Dental', years: [-2, null], endsInDays: 12 }],
          },
        ],
      },
    ],
    // The fourth claim is denied.
    claims: { total: 12, recent: [5, 21, 33, 50], spread: [70, 340] },
  }),
} as const satisfies Record<string, Family>;
