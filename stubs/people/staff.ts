/**
 * Agents, agency admins, internal staff, a visitor, and members whose sign-in is special. Each of these members belongs
 * to a family in `families.ts`, which has the member's records.
 */
import { MANY_AGENCIES } from './agencies.ts';
import { createPerson, type Person } from './person.ts';

/** Family members with a special sign-in, each with their own user name. */
const UNUSUAL_MEMBERS: readonly Person[] = [
  createPerson('miriam', {
    name: 'Miriam Abara',
    worthTrying: "Theo's wife, who has to choose a new password first.",
    group: 'unusual',
    role: 'MEMBER',
    email: 'miriam.abara@mail.example',
    phone: '(302) 555-0143',
    zipCode: '19801',
    member: { family: 'abara', pin: '6630202' },
    signIn: { securityStrengthEnforcement: 'FORCED' },
  }),
  createPerson('nora-temp', {
    name: 'Nora Lindqvist',
    worthTrying:
      "Nora's second user name, with a password the service desk marked as temporary and no security question: she has to choose a new one.",
    group: 'unusual',
    role: 'MEMBER',
    email: 'nora.lindqvist@mail.example',
    zipCode: '25301',
    member: { family: 'lindqvist', pin: '5520101' },
    signIn: { pwd_tempflag: 'Y', security_question: '' },
  }),
  createPerson('ruth-senior', {
    name: 'Ruth Kessler',
    worthTrying:
      "Ruth's Medicare user name: when another of our sites asked for the sign-in, she goes on to the senior site.",
    group: 'unusual',
    role: 'MEMBER',
    email: 'ruth.kessler@mail.example',
    phone: '(717) 555-0153',
    zipCode: '17101',
    market: 'MEDICARE',
    member: { family: 'kessler', pin: '7740301' },
  }),
];

export const STAFF: readonly Person[] = [
  createPerson('gwen', {
    name: 'Gwen Okafor',
    worthTrying: 'An agent who works for two agencies in two regions.',
    group: 'staff',
    role: 'AGENT',
    email: 'gwen.okafor@agency.example',
    phone: '(412) 555-0160',
    staff: {
      agentId: 'AG40211',
      npnNo: '8840211',
      ffmId: 'FFM8840211',
      certifications: ['MA', 'ACA'],
      regions: [
        { region: 'MN', brand: 'mincr' },
        { region: 'ND', brand: 'ndbcbs' },
      ],
      agencies: [
        {
          agencyId: '40211',
          agencyName: 'Fernhill Benefits Agency',
          region: 'MN',
          entitlements: ['QUOTE', 'ENROLL', 'BOOK_OF_BUSINESS', 'ACT_FOR_CLIENT'],
        },
        { agencyId: '40388', agencyName: 'Red River Coverage', region: 'ND', entitlements: ['QUOTE'] },
      ],
      broker360Agencies: ['40211'],
      broker360ACAAgencies: ['40211', '40388'],
      nickName: 'Gwen',
      address: { street: '18 Canal Row', city: 'Pittsburgh', state: 'PA' },
      mayProxy: false,
    },
  }),
  createPerson('adele', {
    name: 'Adele Brandvold',
    worthTrying: 'An agency admin in Wyoming, with no producer number and no phone number.',
    group: 'staff',
    role: 'AGENCY_ADMIN',
    email: 'adele.brandvold@agency.example',
    zipCode: '82001',
    staff: {
      agentId: 'AG51730',
      npnNo: '',
      ffmId: '',
      certifications: [],
      regions: [{ region: 'WY', brand: 'wybcbs' }],
      agencies: [
        {
          agencyId: '51730',
          agencyName: 'Sagebrush Insurance Services',
          region: 'WY',
          entitlements: ['QUOTE', 'ENROLL', 'MANAGE_AGENTS'],
        },
      ],
      broker360Agencies: [],
      broker360ACAAgencies: [],
      mayProxy: false,
    },
  }),
  createPerson('agnes', {
    name: 'Agnes Thorvald',
    worthTrying: 'An agency admin of 500 agencies in four regions; the first one, 60001, has 5,000 clients.',
    group: 'staff',
    role: 'AGENCY_ADMIN',
    email: 'agnes.thorvald@agency.example',
    phone: '(612) 555-0181',
    zipCode: '55401',
    staff: {
      agentId: 'AG60001',
      npnNo: '9060001',
      ffmId: 'FFM9060001',
      certifications: ['MA'],
      regions: [
        { region: 'MN', brand: 'mincr' },
        { region: 'ND', brand: 'ndbcbs' },
        { region: 'WY', brand: 'wybcbs' },
        { region: 'PA', brand: 'hmbcbs' },
      ],
      agencies: MANY_AGENCIES,
      broker360Agencies: ['60001'],
      broker360ACAAgencies: [],
      mayProxy: false,
    },
  }),
  createPerson('ivan', {
    name: 'Ivan Petrosyan',
    worthTrying: 'Internal staff with the permissions of agency 1; may simulate any member.',
    group: 'staff',
    role: 'INTERNAL',
    email: 'ivan.petrosyan@staff.example',
    phone: '(412) 555-0171',
    staff: {
      agentId: 'IN00007',
      npnNo: '',
      ffmId: '',
      certifications: [],
      regions: [
        { region: 'PA', brand: 'hmbcbs' },
        { region: 'MN', brand: 'mincr' },
        { region: 'ND', brand: 'ndbcbs' },
        { region: 'WY', brand: 'wybcbs' },
      ],
      agencies: [
        {
          agencyId: '1',
          agencyName: 'Home office',
          region: 'PA',
          entitlements: ['QUOTE', 'ENROLL', 'BOOK_OF_BUSINESS', 'ACT_FOR_CLIENT', 'SIMULATE'],
        },
        { agencyId: '40211', agencyName: 'Fernhill Benefits Agency', region: 'MN', entitlements: ['QUOTE'] },
      ],
      broker360Agencies: [],
      broker360ACAAgencies: [],
      mayProxy: true,
    },
  }),
  createPerson('piper', {
    name: 'Piper Valente',
    worthTrying: 'A visitor who registered to look at coverage: no role, only a zip code. Sign-in leads to the marketplace.',
    group: 'unusual',
    role: null,
    tryAt: 'shop',
    email: 'piper.valente@mail.example',
    zipCode: '58102',
  }),
  ...UNUSUAL_MEMBERS,
];
