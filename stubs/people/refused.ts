/**
 * People whose sign-in ends in one of the refusals of spec 000 §8: a row of that table each. USER-NOT-ON-FILE
 * and GEN-NOMATCH need nobody: type a name or a password that does not exist.
 */
import { PASSWORD, type Person } from './person.ts';

/**
 * The text of the guardian-verification refusal. The spec shows `{hash}`, a value that it leaves out: here 32
 * hexadecimal digits; see `isGuardianHash` in src/session/sign-in-flows.schema.ts.
 */
const GUARDIAN_HASH = '5f1d7a84cc0b6e2e93a1f2d8b7460c35';

type Refusal = NonNullable<Person['refusal']>;

/** [id, name, refusal's status, its texts, what is worth trying]. */
type Row = readonly [string, string, Refusal['status'], Refusal['messages'], string];

const ROWS: readonly Row[] = [
  ['no-record', 'Otis Fairbairn', 401, ['GEN-NORECCHMECS'], 'Sign-in finds no member record: the invalid-login modal.'],
  ['demo', 'Delia Sorrel', 401, ['DEMOUSER', 'ndbcbs'], 'A demo user: sign-in sends to the portal of the brand in the second error.'],
  ['employee', 'Edmund Vasquez-Hale', 401, ['EMP-LOGIN-SHOP'], 'An employee on the wrong site: the wrong-site modal.'],
  ['child', 'Cody Marchetti', 401, ['OVER_CHIP14'], "A child's account after the 14th birthday: the over-14 modal."],
  ['guardian', 'Greta Lomax', 401, [GUARDIAN_HASH], 'A guardian who could not be verified: the guardian-verification modal.'],
  ['suspended', 'Silas Thornquist', 401, ['GEN-SUSPEND'], 'A suspended account: the account-suspended modal.'],
  ['directory', 'Lida Marsh', 401, ['UPD-LDAP'], 'The user directory could not be updated: the LDAP-error modal.'],
  ['conflict', 'Brooke Castellan', 401, ['GEN-BRANDCONFLICT'], 'An account that conflicts with the brand: the brand-conflict modal, on every site.'],
  ['broken', 'Fergus Tallow', 500, ['SERVER-ERROR'], 'Sign-in breaks with HTTP 500: the unexpected-error modal.'],
  ['other-error', 'Odette Ramsay', 409, ['ACCESS-WITHDRAWN'], 'An error that no rule names (HTTP 409): the session is cleared, the general error shown.'],
  ['locked', 'Lorcan Whitby', 401, ['invalid_grant_account_locked'], 'An account that the token login calls locked: the account-suspended modal.'],
];

const refused = ([id, name, status, messages, worthTrying]: Row): Person => ({
  id,
  logonId: id,
  password: PASSWORD,
  name,
  worthTrying,
  group: 'errors',
  role: 'MEMBER',
  brand: 'any',
  email: `${id}@mail.example`,
  phone: '',
  zipCode: '15222',
  market: '',
  refusal: { status, messages },
});

export const REFUSED: readonly Person[] = [
  ...ROWS.map(refused),
  {
    id: 'no-proxy',
    logonId: 'no-proxy',
    password: PASSWORD,
    name: 'Petra Novosel',
    worthTrying: 'Internal staff who signs in, but whose proxy login is answered 403: the simulate-prohibited modal.',
    group: 'staff',
    role: 'INTERNAL',
    brand: 'any',
    email: 'petra.novosel@staff.example',
    phone: '(412) 555-0172',
    zipCode: '15222',
    market: '',
    staff: {
      agentId: 'IN00031',
      npnNo: '',
      ffmId: '',
      certifications: [],
      regions: [{ region: 'PA', brand: 'hmbcbs' }],
      agencies: [{ agencyId: '1', region: 'PA', entitlements: ['QUOTE'] }],
      broker360Agencies: [],
      broker360ACAAgencies: [],
      mayProxy: false,
    },
  },
];
