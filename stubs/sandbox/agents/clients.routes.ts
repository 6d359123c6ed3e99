/** An agency's book of business, and the call by which an agent opens a client's portal (spec 000 §1, §6; decisions/staff#an-agent-opens-a-clients-portal). */
import { bookOfBusiness, type BookClientWire } from '../../../src/features/agents/book/book.schema.ts';
import { openClient } from '../../../src/features/simulation/simulation.schema.ts';
import { entitlementsOf } from '../../../src/session/user/roles.rules.ts';
import type { Person } from '../../people/person.ts';
import { createRouter, type SandboxServices } from '../context.ts';
import { refuse } from '../http/requests.ts';
import { serveCall } from '../serve-call.ts';
import { startSimulation } from '../sign-in/simulations.ts';
import { addDays, type IsoDate } from '../../../src/lib/date/date.ts';
import { LARGEST_AGENCY } from '../../people/agencies.ts';
import { PEOPLE } from '../../people/people.ts';
import { createRandom, type Random } from '../data/random.ts';

/**
 * The size of a book of business, in clients. `members` are the ids, in `stubs/people`, of the clients whose portals an
 * agent can open.
 */
interface BookSize {
  readonly size: number;
  readonly members: readonly string[];
}

const BOOKS: Readonly<Record<string, BookSize>> = {
  1: { size: 80, members: ['maria', 'ruth', 'hugo', 'zora'] },
  40211: { size: 64, members: ['maria', 'theo', 'ruth', 'nora', 'milo', 'edith', 'pearl', 'yusuf'] },
  40388: { size: 40, members: ['farah', 'astrid'] },
  [LARGEST_AGENCY]: { size: 5000, members: ['maria', 'theo', 'nadia', 'bram', 'lucia', 'felix'] },
};

const DAYS_OF_YEAR = 365;

const OTHER_SIZES = [0, 60] as const;

const FIRST_NAMES = [
  ...(['Aaliyah', 'Anders', 'Beatriz', 'Bjorn', 'Camila', 'Dakota', 'Dmitri', 'Eleanor', 'Emeka'] as const),
  ...(['Fatima', 'Grace', 'Hannah', 'Håkon', 'Imani', 'Isaac', 'José', 'Kai', 'Katarzyna', 'Lars'] as const),
  ...(['Leilani', 'Mei', 'Marcus', 'Ngozi', 'Olive', 'Priya', 'Quentin', 'Rosa', 'Samuel', 'Zoë'] as const),
] as const;
const LAST_NAMES = [
  ...(['Anderson', 'Begay', 'Carlson', 'Castillo', 'Chang', 'Dahl', 'Eriksen', 'Fofanah', 'García'] as const),
  ...(['Hansen', 'Iverson', 'Johnson', 'Keller', 'Larsen', 'Moua', 'Müller', 'Nguyen', 'O’Brien'] as const),
  ...(['Olson', 'Peterson', 'Quist', 'Ramirez', 'Schmidt', 'Svensson', 'Thao', 'Two Bulls', 'Vang'] as const),
  ...(['Whitehorse', 'Xiong', 'Yang'] as const),
] as const;
const CITIES = [
  ['Duluth', 'MN'],
  ['Rochester', 'MN'],
  ['Saint Cloud', 'MN'],
  ['Fargo', 'ND'],
  ['Minot', 'ND'],
  ['Casper', 'WY'],
  ['Erie', 'PA'],
] as const;
const PLANS = {
  MA: ['Blue Steady Medicare', 'Blue Select Medicare', 'Blue Rewards Medicare'],
  ACA: ['Bronze 7000', 'Silver 4500', 'Gold 1500'],
  GROUP: ['Choice PPO 2000', 'Choice PPO 500', 'Health savings PPO'],
} as const;
const LINES = ['MA', 'ACA', 'ACA', 'GROUP'] as const;
const STATUSES = ['A', 'A', 'A', 'A', 'A', 'P', 'T'] as const;

interface BookEntry {
  readonly wire: BookClientWire;
  /** The client's portal account, if there is one. */
  readonly person: Person | undefined;
}

const namesOf = (person: Person): Pick<BookClientWire, 'firstName' | 'lastName'> => {
  const [firstName = '', ...last] = person.name.split(' ');
  return { firstName, lastName: last.join(' ') };
};

/** The first day of coverage, and the renewal date. Coverage that has not begun renews a year after its first day. */
function datesOf(statusCd: BookClientWire['statusCd'], random: Random, day: IsoDate) {
  const ahead = random.integer(5, 60);
  if (statusCd === 'P')
    return { effectiveDate: addDays(day, ahead), renewalDate: addDays(day, ahead + DAYS_OF_YEAR) };
  const effectiveDate = addDays(day, -random.integer(20, 2800));
  return { effectiveDate, renewalDate: statusCd === 'T' ? '' : addDays(day, random.integer(3, 364)) };
}

function clientAt(agencyId: string, position: number, person: Person | undefined, day: IsoDate): BookEntry {
  const random = createRandom(`client ${agencyId} ${position}`);
  const lob = random.pick(LINES);
  const statusCd = person ? 'A' : random.pick(STATUSES);
  const [city, state] = random.pick<readonly [string, string]>(CITIES);
  const generated = { firstName: random.pick(FIRST_NAMES), lastName: random.pick(LAST_NAMES) };
  return {
    person,
    wire: {
      clientId: `${agencyId}-${String(position + 1).padStart(4, '0')}`,
      ...(person ? namesOf(person) : generated),
      city,
      state,
      lob,
      planName: random.pick<string>(PLANS[lob]),
      statusCd,
      ...datesOf(statusCd, random, day),
      portalAccount: person !== undefined,
    },
  };
}

const sizeOf = (agencyId: string): BookSize =>
  BOOKS[agencyId] ?? {
    size: createRandom(`book ${agencyId}`).integer(...OTHER_SIZES),
    members: [],
  };

/** @param brand the session's brand. A member of another brand has no portal account on this site. */
function generateBook(agencyId: string, brand: string, day: IsoDate): BookEntry[] {
  const { size, members } = sizeOf(agencyId);
  const people = members
    .map((id) => PEOPLE.find((person) => person.id === id))
    .filter((person) => person !== undefined && ['any', brand].includes(person.brand));
  const step = Math.max(1, Math.floor(size / Math.max(1, people.length)));
  return Array.from({ length: size }, (_, position) =>
    clientAt(agencyId, position, position % step === 0 ? people[position / step] : undefined, day),
  );
}

type Agency = NonNullable<Person['staff']>['agencies'][number];

/** An agency of the caller, or a refusal if the caller lacks the entitlement in that agency. Internal staff have the entitlements of agency 1 (spec 000 §4). */
function entitledAgency({ staff, role }: Person, agencyId: string, entitlement: string): Agency | Response {
  const agency = staff?.agencies.find((candidate) => candidate.agencyId === agencyId);
  if (!staff || !agency) return refuse(403, 'NOT-YOUR-AGENCY');
  const agencies = staff.agencies.map((staffAgency) => ({
    ...staffAgency,
    entitlements: [...staffAgency.entitlements],
  }));
  const codes = entitlementsOf({ type: { actorType: role ?? 'MEMBER' }, agencies, selectedAgency: agencyId });
  return codes.includes(entitlement) ? agency : refuse(403, 'NOT-ENTITLED');
}

export function clientsRoutes(services: SandboxServices) {
  const routes = createRouter();

  serveCall(routes, services, bookOfBusiness, ({ param, caller: { person, session }, day }) => {
    const agency = entitledAgency(person, param('agencyId'), 'BOOK_OF_BUSINESS');
    if (agency instanceof Response) return agency;
    const book = generateBook(agency.agencyId, session.brand, day);
    return { payload: { clients: book.map(({ wire }) => wire) } };
  });

  serveCall(routes, services, openClient, ({ c, payload, caller: { person: staff, session }, day }) => {
    const agency = entitledAgency(staff, payload.agencyId, 'ACT_FOR_CLIENT');
    if (agency instanceof Response) return agency;
    const { agencyId, agencyName } = agency;
    const { brand } = session;
    const { clientId, reason } = payload;
    const client = generateBook(agencyId, brand, day).find(({ wire }) => wire.clientId === clientId);
    if (!client) return refuse(403, 'NOT-YOUR-CLIENT');
    const { person: member } = client;
    if (!member) return refuse(404, 'NO-PORTAL-ACCOUNT');
    const acting = { agencyId, agencyName, clientId };
    return startSimulation(services, c, { staff, within: session.root, member, brand, reason, acting }, day);
  });

  return routes;
}
