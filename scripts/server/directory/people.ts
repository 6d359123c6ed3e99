/** Lists the sandbox's accounts by topic. Each links to the sign-in form with its user name filled in. */
import { html } from 'hono/html';
import type { SiteEntry } from '../../../src/renderer/publish/site-index.ts';
import {
  IDENTITY_PIN,
  PEOPLE_GROUPS,
  SECURITY_ANSWER,
  TEMPORARY_PASSWORD,
  type PeopleGroup,
} from '../../../stubs/people/person.ts';

export interface DirectoryPerson {
  name: string;
  logonId: string;
  password: string;
  worthTrying: string;
  /** 'any', or the code of the only brand where this account can sign in. */
  brand: string;
  /** The brand whose site shows this account best. The account's link leads to this brand even if another brand is chosen. */
  tryAt?: string;
  group: PeopleGroup;
}

interface PeopleGroupRows {
  id: PeopleGroup;
  heading: string;
  people: readonly DirectoryPerson[];
}

/** Returns the people by group, in the order of PEOPLE_GROUPS. Leaves out groups without people. */
export const groupPeople = (people: readonly DirectoryPerson[]): PeopleGroupRows[] =>
  Object.entries(PEOPLE_GROUPS).flatMap(([id, heading]) => {
    const inGroup = people.filter(({ group }) => group === id);
    const [first] = inGroup;
    return first ? [{ id: first.group, heading, people: inGroup }] : [];
  });

/** The password of most accounts. */
export function commonPassword(people: readonly DirectoryPerson[]): string {
  const counts = new Map<string, number>();
  for (const { password } of people) counts.set(password, (counts.get(password) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

/** Brand of the sign-in links if the query names no known brand. */
const USUAL_BRAND = 'mincr';

/** @param chosen brand code in the query, if any */
export const signInSite = (sites: readonly SiteEntry[], chosen: string | null): SiteEntry | undefined =>
  sites.find(({ code }) => code === chosen) ?? sites.find(({ code }) => code === USUAL_BRAND) ?? sites[0];

/** The sign-in address with the user name in the parameter `loginId` (spec 000 §2). */
const signInAddress = (code: string, logonId: string, port: number): string =>
  `http://${code}.localhost:${port}/login/?${new URLSearchParams({ loginId: logonId }).toString()}`;

interface People {
  people: readonly DirectoryPerson[];
  sites: readonly SiteEntry[];
  port: number;
  /** The chosen brand's code from the query. */
  chosen: string | null;
}

function personRow(person: DirectoryPerson, { sites, port, chosen }: People, password: string) {
  const { name, logonId, worthTrying, brand, tryAt } = person;
  const only = sites.find(({ code }) => code === brand);
  const fixed = only ?? sites.find(({ code }) => code === tryAt);
  const site = brand === 'any' ? (fixed ?? signInSite(sites, chosen)) : only;
  return html`<li class="person">
    <div>
      <h4>${name} <code>${logonId}</code></h4>
      <p>${worthTrying}</p>
      ${fixed ? html`<p class="only">${only ? 'Only at' : 'Opens'} ${fixed.name}</p>` : ''}
      ${person.password === password ? '' : html`<p class="only">Password <code>${person.password}</code></p>`}
    </div>
    ${
      site
        ? html`<a
            class="go"
            href="${signInAddress(site.code, logonId, port)}"
            ${fixed ? '' : 'data-any'}
            aria-label="Sign in as ${name} (${logonId})"
            >Sign in</a
          >`
        : ''
    }
  </li>`;
}

const whereForm = ({ sites, chosen }: People) => {
  const site = signInSite(sites, chosen);
  return html`<form id="where" class="fields" method="get" action="/#accounts">
    <label
      >Brand to sign in to
      <select name="at">
        ${sites.map(({ code, name }) => html`<option value="${code}" ${code === site?.code ? 'selected' : ''}>${name} (${code})</option>`)}
      </select></label
    >
    <noscript><button>Choose</button></noscript>
  </form>`;
};

const otherSecrets = html`<details class="secrets">
  <summary>Codes that the sandbox would send, and the security answer</summary>
  <dl>
    <div>
      <dt>PIN in an email</dt>
      <dd><code>${IDENTITY_PIN}</code></dd>
    </div>
    <div>
      <dt>Temporary password</dt>
      <dd><code>${TEMPORARY_PASSWORD}</code></dd>
    </div>
    <div>
      <dt>Answer to the security question, until it is changed</dt>
      <dd><code>${SECURITY_ANSWER}</code></dd>
    </div>
  </dl>
</details>`;

/** The accounts section; empty if a real service is used instead of the sandbox. */
export function peopleSection(of: People) {
  if (of.people.length === 0) return '';
  const password = commonPassword(of.people);
  return html`<section id="accounts" aria-labelledby="accounts-heading">
    <h2 id="accounts-heading">Sandbox accounts</h2>
    <p class="lead">
      ${of.people.length} invented people, each with something to see. “Sign in” opens the form with the user
      name filled in.
    </p>
    <div class="keys">
      <p class="password">
        Password for every account: <code>${password}</code>
        <button type="button" class="small" data-copy="${password}" hidden>Copy password</button>
        <output id="copied"></output>
      </p>
      ${whereForm(of)}
    </div>
    ${otherSecrets}
    ${groupPeople(of.people).map(
      ({ id, heading, people }) =>
        html`<section class="group" aria-labelledby="people-${id}">
          <h3 id="people-${id}">${heading} <span class="how-many">${people.length}</span></h3>
          <ul class="people">
            ${people.map((person) => personRow(person, of, password))}
          </ul>
        </section>`,
    )}
  </section>`;
}
