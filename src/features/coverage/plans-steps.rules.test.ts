import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hashOf,
  MOST_COMPARED,
  plansOfLink,
  stepOf,
  stepToShow,
  togglePlan,
  type Step,
} from './plans-steps.rules.ts';

const id = fc.stringMatching(/^[A-Z0-9_-]{1,12}$/);
const ids = fc.uniqueArray(id, { minLength: 1, maxLength: MOST_COMPARED });

describe('the address of a step', () => {
  it('can be written and read back unchanged, and contains only plan ids', () => {
    fc.assert(
      fc.property(ids, (chosen) => {
        const step: Step = { name: 'compare', ids: chosen };
        expect(hashOf(step)).toBe(`#compare=${chosen.join(',')}`);
        expect(stepOf(hashOf(step))).toEqual(step);
      }),
    );
    for (const name of ['market', 'people', 'plans'] as const)
      expect(stepOf(hashOf({ name }))).toEqual({ name });
  });

  it.each<[string, Step]>([
    ['', { name: 'market' }],
    ['#main', { name: 'market' }],
    ['#compare=', { name: 'compare', ids: [] }],
    ['#compare=A,A,<b>,B', { name: 'compare', ids: ['A', 'B'] }],
    ['#compare=A,B,C,D,E', { name: 'compare', ids: ['A', 'B', 'C', 'D'] }],
  ])("with the hash '%s' leads to the step %j", (hash, step) => {
    expect(stepOf(hash)).toEqual(step);
  });
});

describe('the step to show', () => {
  const questions = { several: true, relationship: true, age: true, tobacco: true };
  const people = [{ relationship: 'SELF' as const, age: 38, tobaccoUse: false }];
  const compare: Step = { name: 'compare', ids: ['A', 'B'] };
  it.each<[string, Step, Parameters<typeof stepToShow>[1], Step['name']]>([
    ['no kind of plan chosen', { name: 'plans' }, { market: null, questions: null, people: null }, 'market'],
    ['people not entered yet', { name: 'plans' }, { market: 'U65', questions, people: null }, 'people'],
    ['everything entered', { name: 'plans' }, { market: 'U65', questions, people }, 'plans'],
    [
      'nothing is asked about people',
      { name: 'people' },
      { market: 'MED', questions: null, people },
      'plans',
    ],
    ['a shared link', compare, { market: 'U65', questions, people: null }, 'people'],
    ['a link, people entered', compare, { market: 'U65', questions, people }, 'compare'],
    ['a link to one plan', { name: 'compare', ids: ['A'] }, { market: 'U65', questions, people }, 'plans'],
    ['a change of the kind', { name: 'market' }, { market: 'U65', questions, people }, 'market'],
  ])('in the case "%s", for the request %j and the facts %j, is %s', (_what, requested, facts, shown) => {
    expect(stepToShow(requested, facts).name).toBe(shown);
  });
});

describe('the plans of a link', () => {
  const plan = (name: string, market: 'U65' | 'MED' | null) => ({
    id: name,
    name,
    market,
    deductible: null,
    outOfPocketMaximum: null,
    planPaysAtMost: null,
    coinsurance: null,
    beforeDeductible: null,
    rates: null,
  });
  const sold = [plan('A', 'U65'), plan('B', 'U65'), plan('M', 'MED'), plan('X', null)];
  it.each([
    [['B', 'A'], ['B', 'A'], 'U65'],
    [['A', 'GONE', 'B'], ['A', 'B'], 'U65'],
    [['M', 'A'], ['M'], 'MED'],
    [['X', 'A', 'M'], ['X', 'A'], 'U65'],
    [['A', 'X'], ['A', 'X'], 'U65'],
    [['X'], ['X'], null],
    [['GONE'], [], null],
  ])('that contains the ids %j are %j, and the kind of these plans is %s', (requested, shown, market) => {
    expect(plansOfLink(requested, sold)).toEqual({ ids: shown, market });
  });
});

describe('the plans that are chosen for the comparison', () => {
  it('are at most four different plans; choosing a chosen plan again deselects it', () => {
    fc.assert(
      fc.property(fc.array(id), (presses) => {
        const picked = presses.reduce<readonly string[]>(togglePlan, []);
        expect(picked.length).toBeLessThanOrEqual(MOST_COMPARED);
        expect(new Set(picked).size).toBe(picked.length);
      }),
    );
    expect(togglePlan(['A', 'B'], 'A')).toEqual(['B']);
    expect(togglePlan(['A', 'B', 'C', 'D'], 'E')).toEqual(['A', 'B', 'C', 'D']);
  });
});
