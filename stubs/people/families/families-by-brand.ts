/** Families for brand-specific behavior. */
import type { Family } from '../family.ts';
import { MEDICAL, newFamily } from './new-family.ts';

export const BY_BRAND = {
  calloway: newFamily('calloway', {
    serial: '11',
    lastName: 'Calloway',
    people: [
      { firstName: 'Graham', relationshipCode: '18', age: 51, birthday: '02-17' },
      { firstName: 'Iris', relationshipCode: '01', age: 49, birthday: '08-26' },
    ],
    migrated: 140,
    client: { name: 'Tamarack Paper Mills', group: { products: MEDICAL } },
  }),
  sorensen: newFamily('sorensen', {
    serial: '12',
    lastName: 'Sorensen',
    people: [{ firstName: 'Edith', relationshipCode: '18', age: 71, birthday: '05-09' }],
    messages: { total: 9, recent: [3, 40], spread: [95, 330], unread: 1, crowding: 1, special: true },
    client: {
      name: 'Lakes Region Senior Plans',
      group: {
        medicare: true,
        spendingAccount: true,
        accounts: ['HRA'],
        products: [
          { number: 'MSUP250', line: 'M', name: 'Northern Pines Medicare Supplement', years: [-5, null] },
          { number: 'PARTD02', line: 'X', name: 'Northern Pines Part D', years: [-5, -1] },
        ],
      },
    },
  }),
  halvard: newFamily('halvard', {
    serial: '13',
    lastName: 'Halvard',
    people: [
      { firstName: 'Nils', relationshipCode: '18', age: 38, birthday: '10-01' },
      { firstName: 'Signe', relationshipCode: '05', age: 6, birthday: '04-22' },
    ],
    client: {
      name: 'Ironwood Outfitters Cooperative',
      hsaSetup: true,
      group: {
        spendingAccount: true,
        accounts: ['HSA'],
        products: [
          ...MEDICAL,
          { number: 'PPO0750', line: 'M', name: 'Community Choice PPO 750', years: [-3, -2], canceled: true },
        ],
      },
    },
  }),
  eklund: newFamily('eklund', {
    serial: '14',
    lastName: 'Eklund',
    people: [
      { firstName: 'Astrid', relationshipCode: '18', age: 45, birthday: '12-13' },
      { firstName: 'Piet', relationshipCode: '01', age: 47, birthday: '03-03' },
    ],
    client: {
      name: 'Prairie Wind Energy',
      group: {
        products: [
          { number: 'PPO1200', line: 'M', name: 'Prairie Choice 1200', years: [-2, null], accumulationStart: '07-01', integrated: true },
          { number: 'RXPRAIR', line: 'X', name: 'Prairie Choice Drug', years: [-2, null], accumulationStart: '07-01', integrated: true },
          { number: 'DEN1500', line: 'D', name: 'Prairie Choice Dental', years: [-2, null] },
        ],
      },
    },
  }),
  tolliver: newFamily('tolliver', {
    serial: '15',
    lastName: 'Tolliver',
    people: [
      { firstName: 'Wade', relationshipCode: '18', age: 33, birthday: '07-07' },
      { firstName: 'June', relationshipCode: '05', age: 4, birthday: '01-19' },
    ],
    client: {
      name: 'High Basin Ranch Supply',
      group: {
        products: [
          ...MEDICAL,
          { number: 'LIFEADD', line: 'M', name: 'Travel Assistance', years: [-1, null], typeY: 'left-out' },
        ],
      },
    },
  }),
} as const satisfies Record<string, Family>;
