/** Loads the plan progress of every sandbox person with both versions of the service. */
import { describe, expect, it, vi } from 'vitest';
import { loadProgress, type PlanProgress } from '../../src/features/plan-progress/load-progress.ts';
import { panelPlans } from '../../src/features/plan-progress/panel-plans.rules.ts';
import { hasContent } from '../../src/features/plan-progress/panel-view.rules.ts';
import { groupList, panelState } from '../../src/features/plan-progress/panel-state.rules.ts';
import { contentInfo } from '../../src/content/content.schema.ts';
import { wireHttp } from '../../src/lib/http/http.ts';
import { memberInfo } from '../../src/profile/profile.schema.ts';
import { coveredPeople } from '../../src/profile/coverage/coverage.rules.ts';
import { groupChoices, isDentalPlanGroup } from '../../src/profile/group/selected-group.rules.ts';
import { memberOf } from '../../stubs/people/member-of.ts';
import { PEOPLE } from '../../stubs/people/people.ts';
import { callsOf } from '../../stubs/sandbox/calls.fixture.ts';
import { createContractClient } from '../../stubs/contract/ask.ts';
import { openSandbox } from '../../stubs/sandbox/sandbox.fixture.ts';

const sandbox = openSandbox();
const { read } = callsOf(sandbox);
const { tokenOf } = createContractClient(sandbox);

const ORIGIN = 'http://services.invalid';

/** Runs the portal's own code with the sandbox instead of the network. */
async function load(id: string, version: 'V3' | 'V5'): Promise<PlanProgress> {
  const token = tokenOf(id);
  wireHttp({ host: () => 'localhost', serviceHosts: () => ({ local: ORIGIN }) });
  vi.stubGlobal('fetch', (request: Request) => {
    const headers = new Headers(request.headers);
    headers.set('Authorization', `Bearer ${token}`);
    headers.set('Origin', 'http://localhost');
    const { pathname, search } = new URL(request.url);
    return sandbox.app.request(`${pathname}${search}`, {
      method: request.method,
      headers,
      ...(request.body ? { body: request.body, duplex: 'half' } : {}),
    });
  });
  const holder = await read(memberInfo, id, {});
  return loadProgress(version, holder, new AbortController().signal);
}

const people = PEOPLE.filter((person) => memberOf(person) && !person.refusal).map(({ id }) => ({ id }));

describe('loaded plan progress', () => {
  it.each(people)('has no errors for $id, and has the same plans from V3 and V5', async ({ id }) => {
    const [v3, v5] = [await load(id, 'V3'), await load(id, 'V5')];
    expect([v3.failures, v5.failures]).toEqual([[], []]);
    const sorted = (plans: readonly object[]) => plans.map((plan) => JSON.stringify(plan)).toSorted();
    expect(sorted(v5.plans)).toEqual(sorted(v3.plans));
  });
});

describe('the state of the progress panel (001 §4)', () => {
  const groupsIn = async (name: string) => {
    const [text] = await read(contentInfo, 'maria', { payload: [{ name }] });
    return groupList(text?.value ?? '');
  };

  it.each([
    ['maria', 'active', 'content'],
    ['maria', 'previous', 'content'],
    ['zora', 'active', 'content'],
    ['felix', 'active', 'no-active'],
    ['felix', 'previous', 'content'],
    ['owen', 'previous', 'no-previous'],
    ['hugo', 'active', 'no-active'],
    ['ingrid', 'active', 'no-active'],
    ['lucia', 'active', 'message'],
    ['silas', 'active', 'suppressed'],
    ['pearl', 'active', 'hidden'],
  ] as const)('for %s in the %s period is "%s"', async (id, period, state) => {
    const holder = await read(memberInfo, id, {});
    const { plans } = await load(id, 'V3');
    const group = groupChoices(holder)[0]?.group;
    if (!group) throw new Error(`${id} has no group`);
    const shownPlans = panelPlans(plans, { group, periods: [period], family: coveredPeople(holder) });
    expect(
      panelState({
        slot: 'summary',
        period,
        groupNumber: group.groupNumber,
        isDentalPlanGroup: isDentalPlanGroup(group),
        showsOnHealthPlans: true,
        isModuleSuppressed: false,
        suppressedGroups: await groupsIn('PLANPROGRESS_SUPRESSED_GROUPS'),
        messageGroups: await groupsIn('PLANPROGRESS_MESSAGE_GROUPS'),
        progress: 'ready',
        hasContent: hasContent(shownPlans),
        lacksParts: false,
      }),
    ).toBe(state);
  });
});
