/**
 * People whose sign-in is refused, one for each row of the table in spec 000 §8. USER-NOT-ON-FILE and GEN-NOMATCH
 * need no person: an unknown name or a wrong password causes these refusals.
 */
import { createPerson, type Person } from './person.ts';

/**
 * The message of the guardian-verification refusal, which is a hash (`{hash}` in spec 000 §8). The spec does not define
 * the hash; the sandbox uses 32 hexadecimal digits. See `isGuardianHash` in src/session/sign-in/sign-in.schema.ts.
 */
const GUARDIAN_HASH = '5f1d7a84cc0b6e2e93a1f2d8b7460c35';

type Refusal = NonNullable<Person['refusal']>;

/** Id, name, HTTP status, messages, what is worth trying and, if only one brand's site shows the refusal, that brand. */
type Row = readonly [string, string, Refusal['status'], Refusal['messages'], string, string?];

const ROWS: readonly Row[] = [
  ['no-record', 'Otis Fairbairn', 401, ['GEN-NORECCHMECS'], 'Sign-in finds no member record: "We couldn’t sign you in".'],
  ['demo', 'Delia Sorrel', 401, ['DEMOUSER', 'ndbcbs'], 'A demo user: sign-in sends you on to Prairie Rose Health (ndbcbs).'],
  ['employee', 'Edmund Vasquez-Hale', 401, ['EMP-LOGIN-SHOP'], `An employee on the members' site: "This isn’t the site for employees".`],
  ['child', 'Cody Marchetti', 401, ['OVER_CHIP14'], `A child's account after the 14th birthday: "This account needs a change".`],
  ['guardian', 'Greta Lomax', 401, [GUARDIAN_HASH], 'A guardian we could not verify: "We couldn’t confirm you as the guardian".'],
  ['suspended', 'Silas Thornquist', 401, ['GEN-SUSPEND'], 'A suspended account: "This account is suspended".'],
  ['directory', 'Lida Marsh', 401, ['UPD-LDAP'], 'The user directory refuses an update: "We couldn’t update your sign-in".'],
  ['conflict', 'Brooke Castellan', 401, ['GEN-BRANDCONFLICT'], 'An account of another brand, whichever site you try: "Your account belongs to another plan".'],
  ['broken', 'Fergus Tallow', 500, ['SERVER-ERROR'], 'Sign-in fails with HTTP 500: "Something went wrong on our side".'],
  ['other-error', 'Odette Ramsay', 409, ['ACCESS-WITHDRAWN'], 'An error no rule covers (HTTP 409): the session is cleared and the general error is shown.'],
  ['locked', 'Lorcan Whitby', 401, ['invalid_grant_account_locked'], 'The token login says the account is locked: "This account is suspended".', 'namtn'],
];

const refused = ([id, name, status, messages, worthTrying, tryAt]: Row): Person =>
  createPerson(id, {
    name,
    worthTrying,
    group: 'errors',
    role: 'MEMBER',
    ...(tryAt === undefined ? {} : { tryAt }),
    email: `${id}@mail.example`,
    refusal: { status, messages },
  });

export const REFUSED: readonly Person[] = [
  ...ROWS.map(refused),
  createPerson('no-proxy', {
    name: 'Petra Novosel',
    worthTrying: 'Internal staff who can sign in but may not simulate members: shows the simulate-prohibited message.',
    group: 'staff',
    role: 'INTERNAL',
    email: 'petra.novosel@staff.example',
    phone: '(412) 555-0172',
    staff: {
      agentId: 'IN00031',
      npnNo: '',
      ffmId: '',
      certifications: [],
      regions: [{ region: 'PA', brand: 'hmbcbs' }],
      agencies: [{ agencyId: '1', agencyName: 'Home office', region: 'PA', entitlements: ['QUOTE'] }],
      broker360Agencies: [],
      broker360ACAAgencies: [],
      mayProxy: false,
    },
  }),
];
