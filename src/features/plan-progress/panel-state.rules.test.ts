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

describe('the state of the panel (001 §4)', () => {
  it.each<[string, Partial<PanelInputs>, string]>([
    ['something to show', {}, 'content'],
    ['nothing active', { hasContent: false }, 'no-active'],
    ['nothing previous', { hasContent: false, period: 'previous' }, 'no-previous'],
    ['nothing for one of the four groups', { hasContent: false, groupNumber: 'G8' }, 'message'],
    [
      'nothing previous for one of the four',
      { hasContent: false, groupNumber: 'G8', period: 'previous' },
      'message',
    ],
    ['something for one of the four groups', { groupNumber: 'G8' }, 'content'],
    ['a failure', { progress: 'failed', hasContent: false }, 'error'],
    ['a failed part beside something to show', { lacksParts: true }, 'content'],
    [
      'a failed part and nothing to show',
      { lacksParts: true, hasContent: false, groupNumber: 'G8' },
      'error',
    ],
    ['progress loading', { progress: 'loading' }, 'loader'],
    ['switches loading', { isModuleSuppressed: null }, 'loader'],
    ['the suppressed groups loading', { suppressedGroups: null }, 'loader'],
    ['the message groups loading', { messageGroups: null, hasContent: false }, 'loader'],
    ['a failure before the lists are known', { progress: 'failed', suppressedGroups: null }, 'loader'],
    ['a suppressed group', { suppressedGroups: ['G0', 'G1'] }, 'suppressed'],
    ['a suppressed group after a failure', { suppressedGroups: ['G1'], progress: 'failed' }, 'suppressed'],
    ['another group is suppressed', { suppressedGroups: ['G11'] }, 'content'],
    ['the module is suppressed', { isModuleSuppressed: true }, 'hidden'],
    [
      'the module and the group are suppressed',
      { isModuleSuppressed: true, suppressedGroups: ['G1'] },
      'hidden',
    ],
    ['a dental group', { isDentalPlanGroup: true, progress: 'loading' }, 'hidden'],
    ['a dental group on Health Plans', { isDentalPlanGroup: true, slot: 'health-plans' }, 'hidden'],
    ['Health Plans of a brand without it', { slot: 'health-plans', showsOnHealthPlans: false }, 'hidden'],
    ['the summary of that brand', { showsOnHealthPlans: false }, 'content'],
    ['the claims area of that brand', { slot: 'claims', showsOnHealthPlans: false }, 'content'],
  ])('%s: %s', (_, changes, state) => expect(panelState(inputs(changes))).toBe(state));

  it('never shows anything of a suppressed or dental group', () => {
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

describe('switches of the brand and of ALL (001 §5)', () => {
  const list = (suppressed: boolean | null, dropdown: boolean | null) =>
    ({ state: 'ready', value: { planProgress: { suppressed, dropdown } } }) as const;
  const failed = { state: 'failed', failure: { kind: 'unavailable', reference: 'R' } } as const;

  it.each([
    ['the brand’s value', list(false, false), list(true, true), { isSuppressed: true, hasDropdown: true }],
    [
      'a brand that turns it off',
      list(true, true),
      list(false, false),
      { isSuppressed: false, hasDropdown: false },
    ],
    [
      'ALL, if the brand is silent',
      list(true, false),
      list(null, null),
      { isSuppressed: true, hasDropdown: false },
    ],
    ['one each', list(false, true), list(true, null), { isSuppressed: true, hasDropdown: true }],
    ['neither', list(null, null), list(null, null), { isSuppressed: false, hasDropdown: false }],
    ['ALL failed', failed, list(true, null), { isSuppressed: true, hasDropdown: false }],
    ['the brand’s failed', list(true, null), failed, { isSuppressed: true, hasDropdown: false }],
    ['both failed', failed, failed, { isSuppressed: false, hasDropdown: false }],
    ['loading', { state: 'loading' } as const, list(true, true), null],
  ])('%s', (_, all, ofBrand, expected) => expect(progressSwitches(all, ofBrand)).toEqual(expected));
});
