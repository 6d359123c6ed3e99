/**
 * One family for each row of the table of spending modules (spec 001 §4 'Module type per client', 'Spending-account box').
 * The comment on each family names the row's conditions and the resulting moduleId or box.
 */
import type { Client, Family, Group } from '../family.ts';
import { HIGH_DEDUCTIBLE, newFamily } from './new-family.ts';

type Case = Omit<Client, 'id' | 'number' | 'groups'> & Pick<Group, 'accounts' | 'hsaInProcess'> & Partial<Pick<Group, 'products'>>;

/** Creates a client with one group. Their ids are made from the serial number and the client's index. */
function client(serial: string, index: number, { accounts, hsaInProcess, products = HIGH_DEDUCTIBLE, ...rest }: Case): Client {
  return {
    ...rest,
    id: `70${serial}0${index}`,
    number: `0070${serial}${index}`,
    groups: [
      {
        number: `70${serial}0${index}00`,
        ...(accounts ? { spendingAccount: true, accounts } : {}),
        ...(hsaInProcess ? { hsaInProcess } : {}),
        products,
      },
    ],
  };
}

/** Creates a family that consists of one subscriber with one client. */
function alone(id: string, serial: string, firstName: string, lastName: string, rest: Case & Pick<Family, 'hsaTerms'>) {
  const { hsaTerms = true, ...of } = rest;
  return newFamily(id, {
    serial,
    lastName,
    hsaTerms,
    people: [{ firstName, relationshipCode: '18', age: 30 + Number(serial) % 20, birthday: '04-12' }],
    clients: [client(serial, 1, of)],
  });
}

export const BY_SPENDING = {
  /** During a blackout, the moduleId is blackout. */
  renner: alone('renner', '31', 'Blair', 'Renner', { name: 'Hollyoak Printing', blackout: true, accounts: ['HSA'] }),
  /** With auto-enroll, an HSA and accepted terms, the moduleId is spendingAccount. */
  ashdown: alone('ashdown', '32', 'Tess', 'Ashdown', { name: 'Pinnacle Glassworks', autoEnroll: true, hsaSetup: true, accounts: ['HSA'] }),
  /** With auto-enroll and an HSA but no accepted terms, the moduleId is hsaTC. */
  brandvold: alone('brandvold', '33', 'Otto', 'Brandvold', { name: 'Seven Stones Quarry', autoEnroll: true, hsaSetup: true, accounts: ['HSA'], hsaTerms: false }),
  /** With auto-enroll and an account other than an HSA, the moduleId is spendingAccount. */
  carbone: alone('carbone', '34', 'Gia', 'Carbone', { name: 'Lanternhouse Theaters', autoEnroll: true, accounts: ['FSA'] }),
  /** With an HSA and a second account but no auto-enroll, the moduleId is spendingAccount. */
  devlin: alone('devlin', '35', 'Mona', 'Devlin', { name: 'Greyfield Surveyors', hsaSetup: true, accounts: ['HSA', 'DCFSA'] }),
  /** With HSA setup, an enrollment in process and an FSA, the moduleId is spendingAccount. */
  esfahani: alone('esfahani', '36', 'Reza', 'Esfahani', { name: 'Meridian Clockmakers', hsaSetup: true, hsaInProcess: true, accounts: ['FSA'] }),
  /** With HSA setup, an enrollment in process and an HRA, the moduleId is spendingAccountPlusOpenHSA or spendingAccountPlusContentOnly. */
  fontaine: alone('fontaine', '37', 'Lena', 'Fontaine', { name: 'Ravenscar Logistics', hsaSetup: true, hsaInProcess: true, accounts: ['HRA'] }),
  /** With HSA setup and an account other than an HSA, but no enrollment in process, the moduleId is spendingAccount. */
  gershon: alone('gershon', '38', 'Dov', 'Gershon', { name: 'Two Rivers Canning', hsaSetup: true, accounts: ['HRA'] }),
  /** With HSA setup and an enrollment in process but no account, the moduleId is spendingAccountContentOnly. */
  hutchins: alone('hutchins', '39', 'Amos', 'Hutchins', { name: 'Bellweather Aviation', hsaSetup: true, hsaInProcess: true }),
  /** With HSA setup but neither an account nor an enrollment in process, the moduleId is openHSA. */
  ivers: alone('ivers', '40', 'Cleo', 'Ivers', { name: 'Marlstone Ceramics', hsaSetup: true, hsaTerms: false }),
  /** If a spouse sees no account, the moduleId is none and the box is noBox. */
  jarrow: newFamily('jarrow', {
    serial: '41',
    lastName: 'Jarrow',
    people: [
      { firstName: 'Dana', relationshipCode: '18', age: 44, birthday: '10-10' },
      { firstName: 'Kit', relationshipCode: '01', age: 43, birthday: '03-29' },
    ],
    clients: [client('41', 1, { name: 'Osprey Point Hotels' })],
  }),
  /** If both clients would get the box bypassHSA, the second client gets noBox. */
  kovalenko: newFamily('kovalenko', {
    serial: '42',
    lastName: 'Kovalenko',
    people: [{ firstName: 'Vera', relationshipCode: '18', age: 50, birthday: '07-23' }],
    clients: [
      client('42', 1, { name: 'Ember Hill Bakeries', blackout: true, accounts: ['HSA'] }),
      client('42', 2, { name: 'Castell Harbor Authority', hsaSetup: true, hsaInProcess: true }),
    ],
  }),
  /** Both boxes are spendingAccount, but the second has no account and is hidden. On mincr: bypassHSA, then noBox. */
  marchetti: newFamily('marchetti', {
    serial: '43',
    lastName: 'Marchetti',
    people: [{ firstName: 'Sonja', relationshipCode: '18', age: 47, birthday: '02-17' }],
    clients: [
      client('43', 1, { name: 'Brackenridge Valley Transit Cooperative', accounts: ['HSA', 'FSA'] }),
      client('43', 2, { name: 'Wexcombe Foods', accounts: [] }),
    ],
  }),
  /** For a spouse who sees the subscriber's account, the moduleId is spendingAccount. */
  okonjo: newFamily('okonjo', {
    serial: '44',
    lastName: 'Okonjo',
    people: [
      { firstName: 'Ada', relationshipCode: '18', age: 39, birthday: '05-06' },
      { firstName: 'Tomas', relationshipCode: '01', age: 41, birthday: '11-13', seesAccounts: true },
    ],
    clients: [client('44', 1, { name: 'Thistledown Paper', accounts: ['FSA'] })],
  }),
  /** Two clients have auto-enroll but no account. The one with HSA setup gets openHSA, the other gets no module. */
  pryor: newFamily('pryor', {
    serial: '45',
    lastName: 'Pryor',
    people: [{ firstName: 'Ansel', relationshipCode: '18', age: 33, birthday: '09-28' }],
    clients: [
      client('45', 1, { name: 'Copperline Rail', autoEnroll: true, hsaSetup: true }),
      client('45', 2, { name: 'Saltmarsh Aquarium', autoEnroll: true }),
    ],
  }),
  /** Two clients together have one account of each of the four kinds, with transactions and contributions. The DCFSA and the FSA have a use-by date. */
  aaltonen: newFamily('aaltonen', {
    serial: '47',
    lastName: 'Aaltonen',
    people: [{ firstName: 'Signe', relationshipCode: '18', age: 41, birthday: '02-11' }],
    clients: [
      client('47', 1, { name: 'Kestrel Bay Shipwrights and Marine Engineering', hsaSetup: true, accounts: ['HSA', 'DCFSA'] }),
      client('47', 2, {
        name: 'Foxglove Libraries',
        accounts: ['FSA', 'HRA'],
        // This client has vision coverage, so that its accounts have claims to pay. An account can pay only claims of its own client.
        products: [{ number: 'VIS0100', line: 'V', name: 'Clear View Vision', years: [-1, null] }],
      }),
    ],
  }),
} as const satisfies Record<string, Family>;
