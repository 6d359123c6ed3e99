import { describe, expect, it } from 'vitest';
import { BOX_SENTENCES, MODULE_SENTENCES, type Sentence } from './spending-sentences.fixture.ts';
import {
  BOX_ROWS,
  boxOf,
  isHidden,
  MODULE_ROWS,
  moduleOf,
  type BoxInputs,
  type ModuleInputs,
} from './spending-states.rules.ts';

const BOTH = [false, true] as const;

/** Returns every combination of the values, with one value for each key. */
function combinations<Inputs>(values: { [Key in keyof Inputs]: readonly Inputs[Key][] }): Inputs[] {
  const keys = Object.keys(values) as (keyof Inputs)[];
  return keys.reduce<Partial<Inputs>[]>(
    (all, key) => all.flatMap((inputs) => values[key].map((value) => ({ ...inputs, [key]: value }))),
    [{}],
  ) as Inputs[];
}

const MODULE_INPUTS = combinations<ModuleInputs>({
  subscriber: BOTH,
  blackout: BOTH,
  autoEnroll: BOTH,
  accountExists: BOTH,
  hsaExists: BOTH,
  fsaExists: BOTH,
  hsaSetup: BOTH,
  enrolling: BOTH,
  termsCode: ['Y', 'N', '', ' ', 'y', 'X'],
  setupInProcess: ['openHSA', 'contentOnly'],
});

const BOX_INPUTS = combinations<BoxInputs>({
  dentalSelected: BOTH,
  offered: BOTH,
  subscriber: BOTH,
  accountExists: BOTH,
  blackout: BOTH,
  enrolling: BOTH,
  bypassBrand: BOTH,
  earlierBypass: BOTH,
});

/** One of the two tables: its rows, the spec's sentences about it, and all combinations of its inputs. */
interface Table<Inputs, Outcome> {
  inputs: readonly Inputs[];
  rows: readonly { fits(inputs: Inputs): boolean; outcome: Outcome; source: string }[];
  sentences: readonly Sentence<Inputs, Outcome>[];
  decide(inputs: Inputs): Outcome;
}

/** Inputs that no sentence or several sentences cover, or whose row or outcome contradicts their only sentence. */
const misjudged = <Inputs, Outcome>({ inputs, rows, sentences, decide }: Table<Inputs, Outcome>): Inputs[] =>
  inputs.filter((input) => {
    const [sentence, ...others] = sentences.filter((any) => any.about(input));
    const row = rows.find(({ fits }) => fits(input));
    if (!sentence || others.length > 0 || !row?.source.includes(sentence.says)) return true;
    return row.outcome !== sentence.gives || decide(input) !== sentence.gives;
  });

/** Rows and sentences that apply to no inputs. */
const idle = <Inputs, Outcome>({ inputs, rows, sentences }: Table<Inputs, Outcome>): unknown[] => [
  ...rows.filter((row) => !inputs.some((input) => rows.find(({ fits }) => fits(input)) === row)),
  ...sentences.filter(({ about }) => !inputs.some((input) => about(input))),
];

describe('every combination of inputs', () => {
  it('is covered by exactly one sentence of the specification, and moduleOf() returns the module of that sentence', () => {
    const table = { inputs: MODULE_INPUTS, rows: MODULE_ROWS, sentences: MODULE_SENTENCES, decide: moduleOf };
    expect(MODULE_INPUTS).toHaveLength(3072);
    expect([misjudged(table), idle(table)]).toEqual([[], []]);
  });

  it('is covered by exactly one sentence of the specification, and boxOf() returns the box of that sentence', () => {
    const table = { inputs: BOX_INPUTS, rows: BOX_ROWS, sentences: BOX_SENTENCES, decide: boxOf };
    expect(BOX_INPUTS).toHaveLength(256);
    expect([misjudged(table), idle(table)]).toEqual([[], []]);
  });
});

describe('moduleOf', () => {
  it('returns eight different values, including the value for no module', () => {
    expect(new Set(MODULE_INPUTS.map(moduleOf)).size).toBe(8);
  });

  it('ignores the terms code unless an HSA was opened automatically', () => {
    const promptless = MODULE_INPUTS.filter(({ autoEnroll, hsaExists }) => !(autoEnroll && hsaExists));
    for (const inputs of promptless) expect(moduleOf(inputs)).toBe(moduleOf({ ...inputs, termsCode: 'Y' }));
  });

  it('never offers to open an HSA if there is an account or an enrollment in process', () => {
    for (const input of MODULE_INPUTS)
      if (moduleOf(input) === 'openHSA')
        expect([input.accountExists, input.enrolling]).toEqual([false, false]);
  });
});

it('a box is hidden only if it has no result and another box shows accounts', () => {
  const all = combinations<Parameters<typeof isHidden>[0]>({
    accountBoxes: [1, 2, 3],
    noResult: BOTH,
    anotherShows: BOTH,
  });
  expect(all.filter(isHidden)).toEqual([
    { accountBoxes: 2, noResult: true, anotherShows: true },
    { accountBoxes: 3, noResult: true, anotherShows: true },
  ]);
});
