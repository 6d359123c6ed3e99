/** Families for health plans and plan progress (spec 001 §4 'Plans', §5). */
import type { Family } from '../family.ts';
import { MEDICAL, newFamily } from './new-family.ts';

export const BY_PROGRESS = {
  /** A family whose plan has thresholds of 0. */
  kimathi: newFamily('kimathi', {
    serial: '51',
    lastName: 'Kimathi',
    people: [{ firstName: 'Zora', relationshipCode: '18', age: 34, birthday: '10-18' }],
    client: {
      name: 'Basalt Street Cooperative',
      group: {
        products: [
          { number: 'PPO2000', line: 'M', name: 'Community Choice Zero', years: [-1, null], noThreshold: ['DED', 'VST'] },
        ],
      },
    },
    claims: { total: 24, recent: [5, 21, 48], spread: [60, 300] },
  }),
  /** A family whose plans have no accumulations. */
  lindgren: newFamily('lindgren', {
    serial: '52',
    lastName: 'Lindgren',
    people: [{ firstName: 'Hugo', relationshipCode: '18', age: 47, birthday: '02-08' }],
    client: {
      name: 'Gull Island Ferries',
      group: { products: MEDICAL.map((product) => ({ ...product, noAccumulations: true })) },
    },
  }),
  /** A family with empty plan progress, in a group without a message about empty plan progress. */
  solheim: newFamily('solheim', {
    serial: '53',
    lastName: 'Solheim',
    people: [{ firstName: 'Ingrid', relationshipCode: '18', age: 31, birthday: '08-03' }],
    noProgress: true,
    client: { name: 'Fjordside Instruments', group: { products: MEDICAL } },
  }),
  /** A family under ERISA with integrated medical and pharmacy plans of unequal duration, a future plan, and a canceled plan. */
  nasser: newFamily('nasser', {
    serial: '54',
    lastName: 'Nasser',
    people: [{ firstName: 'Farah', relationshipCode: '18', age: 52, birthday: '01-11' }],
    client: {
      name: 'Harborview Shipwrights',
      erisa: true,
      group: {
        products: [
          { number: 'PPO1200', line: 'M', name: 'Harbor Choice 1200', years: [-2, null], integrated: true },
          { number: 'RXHARB1', line: 'X', name: 'Harbor Choice Pharmacy', years: [-1, null], integrated: true, pharmacy: true },
          { number: 'DEN1500', line: 'D', name: 'Harbor Smile Dental', years: [1, null] },
          { number: 'PPO0750', line: 'M', name: 'Harbor Choice 750', years: [-4, -3], canceled: true },
        ],
      },
    },
  }),
  /** A family with a son whose coverage has ended although the plan continues, and a baby whose birth date is unknown. */
  ferreira: newFamily('ferreira', {
    serial: '55',
    lastName: 'Ferreira',
    people: [
      { firstName: 'Milo', relationshipCode: '18', age: 46, birthday: '06-06' },
      { firstName: 'Clara', relationshipCode: '01', age: 45, birthday: '12-27' },
      { firstName: 'Rui', relationshipCode: '05', age: 22, birthday: '03-19', leftDaysAgo: 75 },
      { firstName: 'Luz', relationshipCode: '05', age: 0, birthday: '01-02', noBirthDate: true },
    ],
    client: { name: 'Cork Oak Bakery Supply', group: { products: MEDICAL } },
    claims: { total: 24, recent: [5, 21, 48], spread: [60, 300] },
  }),
  /** A family with a product of type Y that the service includes in plan progress. */
  demir: newFamily('demir', {
    serial: '56',
    lastName: 'Demir',
    people: [{ firstName: 'Yusuf', relationshipCode: '18', age: 39, birthday: '11-23' }],
    client: {
      name: 'Anchor Line Freight',
      group: {
        products: [
          ...MEDICAL,
          { number: 'LIFEADD', line: 'M', name: 'Travel Assistance', years: [-1, null], typeY: 'sent' },
        ],
      },
    },
  }),
  /** A family that changed insurers this year. Its amounts from the earlier insurer were carried over. */
  petrov: newFamily('petrov', {
    serial: '57',
    lastName: 'Petrov',
    people: [
      { firstName: 'Nadia', relationshipCode: '18', age: 43, birthday: '04-30' },
      { firstName: 'Anton', relationshipCode: '01', age: 44, birthday: '09-09' },
    ],
    client: {
      name: 'Juniper Ridge Schools',
      group: {
        products: [
          {
            number: 'PPO1500',
            line: 'M',
            name: 'Community Choice PPO 1500',
            years: [0, null],
            carriedOver: { deductible: 650, outOfPocket: 900 },
          },
          { number: 'RX3TIER', line: 'X', name: 'Three-Tier Prescription Drug', years: [0, null] },
        ],
      },
    },
    claims: { total: 18, recent: [5, 21, 48], spread: [60, 300] },
  }),
  /** A family so large that plan progress does not show all its people on one page. */
  okafor: newFamily('okafor', {
    serial: '58',
    lastName: 'Okafor',
    people: [
      { firstName: 'Bram', relationshipCode: '18', age: 49, birthday: '05-15' },
      { firstName: 'Ada', relationshipCode: '01', age: 48, birthday: '07-12' },
      { firstName: 'Chidi', relationshipCode: '05', age: 24, birthday: '01-08' },
      { firstName: 'Ngozi', relationshipCode: '05', age: 22, birthday: '02-14' },
      { firstName: 'Emeka', relationshipCode: '05', age: 20, birthday: '03-22' },
      { firstName: 'Ifeoma', relationshipCode: '05', age: 18, birthday: '04-05' },
      { firstName: 'Obinna', relationshipCode: '05', age: 16, birthday: '06-28' },
      { firstName: 'Amara', relationshipCode: '05', age: 14, birthday: '08-17' },
      { firstName: 'Kelechi', relationshipCode: '05', age: 12, birthday: '09-30' },
      { firstName: 'Uche', relationshipCode: '05', age: 9, birthday: '10-21' },
      { firstName: 'Zina', relationshipCode: '05', age: 7, birthday: '11-03' },
      { firstName: 'Tobe', relationshipCode: '05', age: 7, birthday: '11-03' },
    ],
    client: { name: 'Twelve Oaks Orchards', group: { products: MEDICAL } },
    claims: { total: 72, recent: [5, 21, 48], spread: [60, 300] },
  }),
} as const satisfies Record<string, Family>;
