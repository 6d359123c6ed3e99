/** The members who can sign in. A row contains id, name, what is worth trying, and options that differ from the default. */
import { HOSTILE_NAME } from './families/hostile-family.ts';
import { FAMILIES, type FamilyId } from './families.ts';
import type { Family } from './family.ts';
import { createPerson, type PeopleGroup, type Person } from './person.ts';

interface Options {
  /** Id of the family. Default: the last name in lower case. */
  family?: FamilyId;
  /** Position in the family. Default: 1, the subscriber. */
  position?: number;
  /** Code of the only brand on whose site the member can sign in. Default: any. */
  brand?: string;
  zipCode?: string;
  /** Default: made from the name. */
  email?: string;
  /** Default: made from the pin. */
  phone?: string;
}

/** A member. The id is also the logon id; the name consists of a first name, a space and a last name. */
type Row = readonly [id: string, name: string, worthTrying: string, options?: Options];

const isFamily = (id: string): id is FamilyId => id in FAMILIES;

/** @throws Error if the family or its member does not exist */
function memberAt(family: string, position: number): NonNullable<Person['member']> {
  if (!isFamily(family)) throw new Error(`there is no family ${family}`);
  const { members }: Family = FAMILIES[family];
  const self = members[position - 1];
  if (!self) throw new Error(`the family ${family} has no member ${position}`);
  return { family, pin: self.pin };
}

function toMember(group: PeopleGroup, [id, name, worthTrying, options = {}]: Row): Person {
  const { family = name.slice(name.indexOf(' ') + 1).toLowerCase(), position: position = 1, ...fields } = options;
  const member = memberAt(family, position);
  return createPerson(id, {
    name,
    worthTrying,
    group,
    role: 'MEMBER',
    email: `${name.toLowerCase().replace(' ', '.')}@mail.example`,
    phone: `(412) 555-0${member.pin.slice(1, 3)}${position}`,
    ...fields,
    member,
  });
}

/** Members who can sign in on every brand's site. Most tests use them. */
const EVERYDAY: readonly Row[] = [
  ['maria', 'Maria Delgado', 'A subscriber with a family of four and two employers: 40 claims of every kind and status, messages for everyone in the family, and one special message.', { phone: '(412) 555-0118' }],
  ['daniel', 'Daniel Delgado', "Maria's husband, covered by her plan: he sees only his own claims and messages.", { position: 2, phone: '(412) 555-0119' }],
  ['leo', 'Leo Delgado', "Maria's adult son, covered by her plan, with a few claims of his own.", { position: 3, phone: '(412) 555-0120' }],
  ['nora', 'Nora Lindqvist', 'A new member who buys her own plan and has no claims or messages yet: every list is empty.', { zipCode: '25301', phone: '(304) 555-0131' }],
  ['theo', 'Theo Abara', 'The largest account: 10,000 claims over two years and 250 unread messages.', { zipCode: '19801', phone: '(302) 555-0142' }],
  ['ruth', 'Ruth Kessler', 'A subscriber with relationship code 20, in a Medicare group with a drug plan.', { zipCode: '17101', phone: '(717) 555-0153' }],
];

/** Members who can sign in on one brand's site only. */
const BY_BRAND: readonly Row[] = [
  ['graham', 'Graham Calloway', 'A subscriber of a brand that has no message center; his contract was migrated 140 days ago.', { brand: 'ibccr', zipCode: '19107' }],
  ['iris', 'Iris Calloway', "Graham's wife, after the migration: her claims are requested by PIN, first name and birth date.", { position: 2, brand: 'ibccr', zipCode: '19107' }],
  ['edith', 'Edith Sorensen', 'In a Medicare group, so this brand shows her no Spending tab; her drug plan ended last year.', { brand: 'mincr', zipCode: '55401' }],
  ['nils', 'Nils Halvard', 'Not on Medicare, has an HSA, and a canceled plan that the list of plans leaves out.', { brand: 'mincr', zipCode: '55401' }],
  ['astrid', 'Astrid Eklund', 'Medical and drug plans combined; the plan year starts in July.', { brand: 'ndbcbs', zipCode: '58102' }],
  ['wade', 'Wade Tolliver', 'Plan progress V5, and a product of type Y that has no progress.', { brand: 'wybcbs', zipCode: '82001' }],
];

/** Members with special plans or groups. */
const BY_PLAN: readonly Row[] = [
  ['pearl', 'Pearl Winslow', 'Blue Edge Dental only: no Spending, Find a Doctor, Prescriptions or Wellness tab.'],
  ['owen', 'Owen Achterberg', 'No drug plan, so no Prescriptions tab.'],
  ['hazel', 'Hazel Marchbanks', 'Her group has opt-out code 904, which hides Educational Material.'],
  ['silas', 'Silas Trask', 'His group does not show plan progress.'],
  ['lucia', 'Lucia Fairweather', 'Her group is one of four that show a message when plan progress is empty.'],
  ['felix', 'Felix Quillan', 'Only previous plans: coverage ended last year.'],
  ['alma', 'Alma Castellanos', 'Several things need her: a denied claim, the terms of an HSA, a dental plan that ends, and a son who leaves the plan.'],
];

/** Members for testing health plans and plan progress. */
const BY_PROGRESS: readonly Row[] = [
  ['zora', 'Zora Kimathi', 'No deductible, and therapy visits that are counted without a limit.'],
  ['hugo', 'Hugo Lindgren', 'His plans have no accumulations.'],
  ['ingrid', 'Ingrid Solheim', 'Only out-of-network claims: plan progress is empty, in a group that has no message for it.'],
  ['farah', 'Farah Nasser', 'Medical and pharmacy plans combined, but of unequal duration; a plan that begins next year and a canceled one; ERISA applies.'],
  ['milo', 'Milo Ferreira', 'His son left the plan 75 days ago, and the birth date of his baby is unknown.'],
  ['yusuf', 'Yusuf Demir', 'A product of type Y whose progress the service sends all the same.'],
  ['nadia', 'Nadia Petrov', 'Changed insurers this year: part of her progress was carried over, and no claim explains it.'],
  ['bram', 'Bram Okafor', 'A family of twelve, which fills two pages of plan progress.'],
];

/** One member for each state of the spending module (spec 001 §4). */
const BY_SPENDING: readonly Row[] = [
  ['blair', 'Blair Renner', 'A spending account in its blackout period.'],
  ['tess', 'Tess Ashdown', 'Enrolled in an HSA automatically, terms accepted: the account is shown.'],
  ['otto', 'Otto Brandvold', 'Enrolled in an HSA automatically, terms not accepted yet: the site asks for them.'],
  ['gia', 'Gia Carbone', 'Enrolled automatically, without an HSA: a flexible spending account is shown.'],
  ['mona', 'Mona Devlin', 'Chose her own accounts, including an HSA.'],
  ['reza', 'Reza Esfahani', 'HSA enrollment in progress, and a flexible spending account.'],
  ['lena', 'Lena Fontaine', 'HSA enrollment in progress, and another account that is not a flexible spending account.'],
  ['dov', 'Dov Gershon', 'Has another account and can open an HSA; no enrollment in progress.'],
  ['amos', 'Amos Hutchins', 'No account yet, HSA enrollment in progress: information only.'],
  ['cleo', 'Cleo Ivers', 'No account yet, and an HSA she can open.'],
  ['kit', 'Kit Jarrow', 'A spouse with no spending account, so no spending box.', { position: 2 }],
  ['vera', 'Vera Kovalenko', 'Two employers that both skip straight to an HSA: only the first gets a box.'],
  ['sonja', 'Sonja Marchetti', 'Two employers with accounts, one of which lists none: its box is hidden. The other has a long name.'],
  ['tomas', 'Tomas Okonjo', 'A husband who sees the spending account of his wife.', { position: 2 }],
  ['ansel', 'Ansel Pryor', 'Enrolled automatically by two employers, without an account yet: one offers an HSA, the other nothing.'],
  ['signe', 'Signe Aaltonen', 'Two employers with spending accounts of every kind, two of which have a use-by date.'],
];

/** Members with special messages, statements or educational material. */
const BY_MAIL: readonly Row[] = [
  ['noor', 'Noor Haddad', 'Messages of every kind: HTML, odd titles, no content, no id, and three special messages.'],
  ['jonas', 'Jonas Brunner', 'Statements of every kind: suppressed, outside their range, without a cycle date, malformed.'],
  ['elke', 'Elke Brunner', 'Wife of Jonas: she sees her own health statements and no data archive.', { position: 2 }],
  ['paula', 'Paula Pembroke', 'Two groups: the second has opt-out code 904, which hides Educational Material.'],
  ['mallory', HOSTILE_NAME, 'Names, messages, plans and an employer that try to run scripts: nothing runs.', { family: 'hostile', email: 'mallory@mail.example' }],
];

const toMembers = (group: PeopleGroup, rows: readonly Row[]): Person[] => rows.map((row) => toMember(group, row));

export const MEMBERS: readonly Person[] = [
  ...toMembers('families', EVERYDAY),
  ...toMembers('brands', BY_BRAND),
  ...toMembers('plans', BY_PLAN),
  ...toMembers('plans', BY_PROGRESS),
  ...toMembers('spending', BY_SPENDING),
  ...toMembers('mail', BY_MAIL),
];
