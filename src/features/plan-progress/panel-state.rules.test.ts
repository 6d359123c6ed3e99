import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../lib/fields/property-runs.fixture.ts';
import { panelState, progressSwitches, type PanelInputs } from './panel-state.rules.ts';

const inputs = (changes: Partial<PanelInputs> = {}): PanelInputs => ({
  slot: 'summary',
  period: 'active',
  groupNumber: 'G1',
  isDentalPlanGroup: false,
  showsOnHealthPlans: true,
  isModuleSuppressed: false,
  suppressedGroups: [],
  messageGroups: ['G7', 'G8', 'G9', 'G10'],
  progress: 'ready',
  hasContent: true,
  lacksParts: false,
  ...changes,
});

describe('panelState (001 §4)', () => {
  it.each<[string, Partial<PanelInputs>, string]>([
    ['a plan with content', {}, 'content'],
    ['no active content', { hasContent: false }, 'no-active'],
    ['no previous content', { hasContent: false, period: 'previous' }, 'no-previous'],
    ['no content for a message group', { hasContent: false, groupNumber: 'G8' }, 'message'],
    [
      'no previous content for a message group',
      { hasContent: false, groupNumber: 'G8', period: 'previous' },
      'message',
    ],
    ['content for a message group', { groupNumber: 'G8' }, 'content'],
    ['a failure', { progress: 'failed', hasContent: false }, 'error'],
    ['a failed request beside content', { lacksParts: true }, 'content'],
    ['a failed request without content', { lacksParts: true, hasContent: false, groupNumber: 'G8' }, 'error'],
    ['progress that is loading', { progress: 'loading' }, 'loader'],
    ['switches that are loading', { isModuleSuppressed: null }, 'loader'],
    ['suppressed groups that are loading', { suppressedGroups: null }, 'loader'],
    ['message groups that are loading', { messageGroups: null, hasContent: false }, 'loader'],
    ['a failure before the lists are known', { progress: 'failed', suppressedGroups: null }, 'loader'],
    ['a suppressed group', { suppressedGroups: ['G0', 'G1'] }, 'suppressed'],
    ['a suppressed group after a failure', { suppressedGroups: ['G1'], progress: 'failed' }, 'suppressed'],
    ['a group while another is suppressed', { suppressedGroups: ['G11'] }, 'content'],
    ['a suppressed module', { isModuleSuppressed: true }, 'hidden'],
    ['a suppressed module and group', { isModuleSuppressed: true, suppressedGroups: ['G1'] }, 'hidden'],
    ['a dental group', { isDentalPlanGroup: true, progress: 'loading' }, 'hidden'],
    ['a dental group on Health Plans', { isDentalPlanGroup: true, slot: 'health-plans' }, 'hidden'],
    [
      'Health Plans on a brand that has no panel there',
      { slot: 'health-plans', showsOnHealthPlans: false },
      'hidden',
    ],
    ['the summary on a brand without a panel on Health Plans', { showsOnHealthPlans: false }, 'content'],
    [
      'the claims area on a brand without a panel on Health Plans',
      { slot: 'claims', showsOnHealthPlans: false },
      'content',
    ],
  ])("for %s (%j) is '%s'", (_, changes, state) => expect(panelState(inputs(changes))).toBe(state));

  it('never shows a plan of a group that is suppressed or has only dental plans', () => {
    const any = fc.record({
      slot: fc.constantFrom('summary' as const, 'health-plans' as const, 'claims' as const),
      period: fc.constantFrom('active' as const, 'previous' as const),
      isModuleSuppressed: fc.constantFrom(true, false, null),
      progress: fc.constantFrom('loading' as const, 'ready' as const, 'failed' as const),
      hasContent: fc.boolean(),
      isDentalPlanGroup: fc.boolean(),
      suppressedGroups: fc.constantFrom(['G1'], []),
    });
    fc.assert(
      fc.property(any, (drawn) => {
        const state = panelState(inputs(drawn));
        const draws = !['hidden', 'suppressed'].includes(state);
        if (drawn.isDentalPlanGroup || drawn.isModuleSuppressed || drawn.suppressedGroups.length > 0)
          expect(draws).toBe(false);
        if (state === 'content') expect(drawn.hasContent && drawn.progress === 'ready').toBe(true);
      }),
      { numRuns: propertyRuns(1000) },
    );
  });
});

describe('progressSwitches (001 §5)', () => {
  const list = (suppressed: boolean | null, dropdown: boolean | null) =>
    ({ state: 'ready', value: { planProgress: { suppressed, dropdown } } }) as const;
  const failed = { state: 'failed', failure: { kind: 'unavailable', reference: 'R' } } as const;

  it.each([
    [
      'a brand that turns a switch on',
      list(false, false),
      list(true, true),
      { isSuppressed: true, hasDropdown: true },
    ],
    [
      'a brand that turns a switch off',
      list(true, true),
      list(false, false),
      { isSuppressed: false, hasDropdown: false },
    ],
    [
      'a brand without a value, which uses the value for ALL',
      list(true, false),
      list(null, null),
      { isSuppressed: true, hasDropdown: false },
    ],
    [
      'one switch set by the brand and one by ALL',
      list(false, true),
      list(true, null),
      { isSuppressed: true, hasDropdown: true },
    ],
    [
      'switches without any value',
      list(null, null),
      list(null, null),
      { isSuppressed: false, hasDropdown: false },
    ],
    ['a failed list for ALL', failed, list(true, null), { isSuppressed: true, hasDropdown: false }],
    ['a failed list of the brand', list(true, null), failed, { isSuppressed: true, hasDropdown: false }],
    ['two failed lists', failed, failed, { isSuppressed: false, hasDropdown: false }],
    ['a list that is loading', { state: 'loading' } as const, list(true, true), null],
  ])('for %s, given the "ALL" list %j and the brand’s list %j, returns %j', (_, all, ofBrand, expected) =>
    expect(progressSwitches(all, ofBrand)).toEqual(expected),
  );
});
