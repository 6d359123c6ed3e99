/** Families that the services know but whose members are not registered. */
import type { Family } from '../family.ts';
import { NO_HISTORY } from './new-family.ts';

export const UNREGISTERED_FAMILIES = {
  ashgrove: {
    id: 'ashgrove',
    agreementId: '101204478',
    umi: '10120447801',
    members: [
      { pin: '9920501', ecId: '900920501', firstName: 'Wendell', lastName: 'Ashgrove', relationshipCode: '18', age: 39, birthday: '08-12' },
      { pin: '9920502', ecId: '900920502', firstName: 'Petra', lastName: 'Ashgrove', relationshipCode: '01', age: 37, birthday: '02-25' },
      { pin: '9920503', ecId: '900920503', firstName: 'Silas', lastName: 'Ashgrove', relationshipCode: '05', age: 15, birthday: '10-03' },
    ],
    clients: [
      {
        id: '733410',
        number: '0073341',
        name: 'Tidewater Loom Works',
        groups: [
          {
            number: '73341000',
            products: [
              { number: 'PPO1500', line: 'M', name: 'Community Choice PPO 1500', years: [-1, null] },
              { number: 'RX3TIER', line: 'X', name: 'Three-Tier Prescription Drug', years: [-1, null] },
              { number: 'PPO1000', line: 'M', name: 'Community Choice PPO 1000', years: [-3, -2] },
            ],
          },
        ],
      },
    ],
    ...NO_HISTORY,
  },
  farrow: {
    id: 'farrow',
    agreementId: '101377905',
    umi: '10137790501',
    members: [
      { pin: '9930601', ecId: '900930601', firstName: 'Lucinda', lastName: 'Farrow', relationshipCode: '20', age: 66, birthday: '05-30' },
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
            products: [{ number: 'MAHMO01', line: 'M', name: 'Evergreen Advantage HMO', years: [0, null] }],
          },
        ],
      },
    ],
    ...NO_HISTORY,
  },
} as const satisfies Record<string, Family>;

export type UnregisteredFamilyId = keyof typeof UNREGISTERED_FAMILIES;
