import { describe, expect, it } from 'vitest';
import { groupOf } from '../../profile/group/groups.fixture.ts';
import { profileOf } from '../../profile/profile.fixture.ts';
import { rowWith } from './health-plan.fixture.ts';
import {
  chooseGroup,
  chooseProgress,
  filterRows,
  groupOptions,
  NO_FILTERS,
  panelPeriod,
  progressOptions,
  showsFilter,
  withRows,
} from './plan-filters.rules.ts';

const active = rowWith();
const previous = rowWith({ end: '2023-12-31' });
const other = rowWith({ groupNumber: 'G2' });
const rows = [active, other, previous];

describe('the filters of Health Plans (001 §2)', () => {
  it('show all plans until the member chooses active or previous plans', () => {
    expect(filterRows(rows, NO_FILTERS)).toEqual(rows);
    expect(filterRows(rows, chooseProgress('A'))).toEqual([active, other]);
    expect(filterRows(rows, chooseProgress('P'))).toEqual([previous]);
  });

  it('select all groups when a plan progress value is chosen, and clear that value when a group is chosen', () => {
    expect(chooseProgress('P')).toEqual({ group: 'all', progress: 'P' });
    expect(chooseGroup('G1')).toEqual({ group: 'G1', progress: null });
    expect(filterRows(rows, chooseGroup('G1'))).toEqual([active, previous]);
  });

  it('determine the period that the progress panel beside the list shows', () => {
    expect([NO_FILTERS, chooseProgress('A'), chooseProgress('P')].map(panelPeriod)).toEqual([
      undefined,
      'active',
      'previous',
    ]);
  });

  it('have an option for each group and each progress value that has rows, and are hidden if they have fewer than two options', () => {
    const profile = profileOf(groupOf({ groupNumber: 'G2', directPayIndicator: true }), groupOf());
    expect(groupOptions(rows, profile)).toEqual([
      { value: 'G2', count: 1, employer: null },
      { value: 'G1', count: 2, employer: 'Larkmoor Robotics' },
    ]);
    expect(groupOptions([active], profile).map(({ value }) => value)).toEqual(['G1']);
    expect(groupOptions(rows, profileOf()).map(({ value }) => value)).toEqual(['G1', 'G2']);
    expect(progressOptions(rows)).toEqual([
      { value: 'A', count: 2 },
      { value: 'P', count: 1 },
    ]);
    expect(showsFilter(progressOptions(rows))).toBe(true);
    expect(showsFilter(progressOptions([active]))).toBe(false);
  });

  it('ignore a group that was chosen for the portal but has no rows', () => {
    expect(withRows(rows, chooseGroup('G2'))).toEqual(chooseGroup('G2'));
    expect(withRows(rows, chooseGroup('G9'))).toEqual(NO_FILTERS);
    expect(withRows([active], chooseProgress('P'))).toEqual(NO_FILTERS);
  });
});
