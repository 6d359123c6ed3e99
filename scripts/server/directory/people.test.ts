import { describe, expect, it } from 'vitest';
import { PEOPLE } from '../../../stubs/people/people.ts';
import { PASSWORD, PEOPLE_GROUPS } from '../../../stubs/people/person.ts';
import { commonPassword, groupPeople, peopleSection, signInSite } from './people.ts';
import { PROJECT } from '../../../src/brand/brand-tree.fixture.ts';
import { loadBrands } from '../../../src/brand/read-brands.ts';
import { siteEntry } from '../../../src/renderer/publish/site-index.ts';

const loaded = loadBrands(PROJECT);
const sites = loaded.map(siteEntry);
const brandCalled = (called: string) => loaded.find(({ brand }) => brand.code === called)?.brand;
const section = async (chosen: string | null = null, people = PEOPLE): Promise<string> =>
  String(await peopleSection({ people, sites, port: 4321, chosen }));

describe('the sandbox accounts', () => {
  it('each belong to one group, and no group is empty', () => {
    const groups = groupPeople(PEOPLE);
    expect(groups.map(({ id }) => id)).toEqual(Object.keys(PEOPLE_GROUPS));
    const grouped = groups.flatMap(({ people }) => people);
    expect(grouped).toHaveLength(PEOPLE.length);
    expect(new Set(grouped)).toEqual(new Set(PEOPLE));
  });

  it('are grouped by sign-in: refused accounts, accounts of one brand, and staff each have a group', () => {
    for (const person of PEOPLE) {
      if (person.refusal) expect(person.group, person.id).toBe('errors');
      if (person.brand !== 'any') expect(person.group, person.id).toBe('brands');
      if (person.staff) expect(person.group, person.id).toBe('staff');
    }
  });

  it('share one password, which is shown once', async () => {
    expect(commonPassword(PEOPLE)).toBe(PASSWORD);
    expect((await section()).match(new RegExp(`<code>${PASSWORD}`, 'g'))).toHaveLength(1);
  });

  it('show their password if it differs from the shared password', async () => {
    const [first, ...others] = PEOPLE;
    if (!first) throw new Error('expected a person');
    expect(await section(null, [{ ...first, password: 'Other-1' }, ...others])).toContain(
      '<code>Other-1</code>',
    );
  });

  it('link to a sign-in with the user name filled in, at the chosen brand or at their only brand', async () => {
    const usual = await section();
    expect(usual).toContain('http://mincr.localhost:4321/login/?loginId=maria"');
    const chosen = await section('pbs');
    expect(chosen).toContain('http://pbs.localhost:4321/login/?loginId=maria"');
    expect(chosen).toContain('http://ibccr.localhost:4321/login/?loginId=graham"');
    expect(usual.match(/loginId=/g)).toHaveLength(PEOPLE.length);
  });

  it('link to their recommended brand even if another brand is chosen', async () => {
    const at = PEOPLE.flatMap(({ id, tryAt }) => (tryAt === undefined ? [] : [[id, tryAt]]));
    expect(at).toEqual([
      ['piper', 'shop'],
      ['locked', 'namtn'],
    ]);
    const chosen = await section('pbs');
    for (const [id, code] of at) {
      const link = new RegExp(`http://${code}\\.localhost:4321/login/\\?loginId=${id}"([^>]*)>`).exec(chosen);
      expect(link?.[1], id).not.toContain('data-any');
    }
    expect(brandCalled('shop')?.sites.shop.everywhere).toBe('/');
    expect(brandCalled('namtn')?.signIn.flow).toBe('token');
  });

  it('link to a known brand if the chosen brand does not exist', () => {
    expect(signInSite(sites, 'nosuch')?.code).toBe('mincr');
    expect(signInSite(sites.slice(0, 1), null)?.code).toBe(sites[0]?.code);
    expect(signInSite([], null)).toBeUndefined();
  });

  it('are not shown if a real service is used', async () => {
    expect(await section(null, [])).toBe('');
  });
});
