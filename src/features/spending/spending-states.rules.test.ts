import { describe, expect, it } from 'vitest';
import {
  BOX_ROWS,
  boxOf,
  isHidden,
  MODULE_ROWS,
  moduleOf,
  type BoxInputs,
  type ModuleInputs,
  type SpendingBoxKind,
  type SpendingModuleId,
} from './spending-states.rules.ts';

const BOTH = [false, true] as const;

/** Returns every combination that takes one value for each key. */
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

/** A sentence of the spec, with the inputs that it covers and the outcome that it demands. */
interface Sentence<Inputs, Outcome> {
  says: string;
  about(inputs: Inputs): boolean;
  gives: Outcome;
}

const concerns = ({ subscriber, accountExists }: Pick<ModuleInputs, 'subscriber' | 'accountExists'>) =>
  subscriber || accountExists;
const usable = (inputs: ModuleInputs) => concerns(inputs) && !inputs.blackout;
const automatic = (inputs: ModuleInputs) => usable(inputs) && inputs.autoEnroll;
const chosen = (inputs: ModuleInputs) => usable(inputs) && !inputs.autoEnroll && inputs.accountExists;
const withoutHsa = (inputs: ModuleInputs) => chosen(inputs) && !inputs.hsaExists;
const disputed = (inputs: ModuleInputs) => withoutHsa(inputs) && inputs.hsaSetup && inputs.enrolling;
/** Inputs that the spec calls 'No spending account'. An automatically opened HSA does not count as an account. */
const without = (inputs: ModuleInputs) =>
  usable(inputs) && !inputs.accountExists && !(inputs.autoEnroll && inputs.hsaExists);

const MODULE_SENTENCES: Sentence<ModuleInputs, SpendingModuleId>[] = [
  {
    says: 'Non-subscribers without a spending account get no spending box',
    about: (inputs) => !concerns(inputs),
    gives: 'none',
  },
  {
    says: 'Blackout gives moduleId blackout',
    about: (inputs) => concerns(inputs) && inputs.blackout,
    gives: 'blackout',
  },
  {
    says: 'terms code Y gives spendingAccount',
    about: (inputs) => automatic(inputs) && inputs.hsaExists && inputs.termsCode === 'Y',
    gives: 'spendingAccount',
  },
  {
    says: 'otherwise hsaTC and the terms-and-conditions prompt is shown',
    about: (inputs) => automatic(inputs) && inputs.hsaExists && inputs.termsCode !== 'Y',
    gives: 'hsaTC',
  },
  {
    says: 'Auto-enroll without an HSA: spendingAccount if a spending account exists',
    about: (inputs) => automatic(inputs) && !inputs.hsaExists && inputs.accountExists,
    gives: 'spendingAccount',
  },
  {
    says: 'spendingAccount if an HSA exists',
    about: (inputs) => chosen(inputs) && inputs.hsaExists,
    gives: 'spendingAccount',
  },
  {
    says: 'spendingAccount when an FSA exists',
    about: (inputs) => disputed(inputs) && inputs.setupInProcess === 'openHSA' && inputs.fsaExists,
    gives: 'spendingAccount',
  },
  {
    says: 'spendingAccountPlusOpenHSA when it does not',
    about: (inputs) => disputed(inputs) && inputs.setupInProcess === 'openHSA' && !inputs.fsaExists,
    gives: 'spendingAccountPlusOpenHSA',
  },
  {
    says: 'another reading gives spendingAccountPlusContentOnly',
    about: (inputs) => disputed(inputs) && inputs.setupInProcess === 'contentOnly',
    gives: 'spendingAccountPlusContentOnly',
  },
  {
    says: 'Enrollment not in process gives spendingAccount',
    about: (inputs) => withoutHsa(inputs) && inputs.hsaSetup && !inputs.enrolling,
    gives: 'spendingAccount',
  },
  {
    says: 'enrollment in process gives spendingAccountContentOnly',
    about: (inputs) => without(inputs) && inputs.hsaSetup && inputs.enrolling,
    gives: 'spendingAccountContentOnly',
  },
  {
    says: 'otherwise, without an FSA, openHSA',
    about: (inputs) => without(inputs) && inputs.hsaSetup && !inputs.enrolling && !inputs.fsaExists,
    gives: 'openHSA',
  },
  // The spec says nothing about any other inputs.
  {
    says: 'decisions/spending#the-states-of-a-client',
    about: (inputs) => withoutHsa(inputs) && !inputs.hsaSetup,
    gives: 'spendingAccount',
  },
  {
    says: 'decisions/spending#the-states-of-a-client',
    about: (inputs) => without(inputs) && !inputs.hsaSetup && inputs.enrolling,
    gives: 'spendingAccountContentOnly',
  },
  {
    says: 'decisions/spending#the-states-of-a-client',
    about: (inputs) => without(inputs) && !inputs.hsaSetup && !inputs.enrolling,
    gives: 'none',
  },
  {
    says: 'decisions/spending#the-states-of-a-client',
    about: (inputs) => without(inputs) && inputs.hsaSetup && !inputs.enrolling && inputs.fsaExists,
    gives: 'none',
  },
];

const hasBox = (inputs: BoxInputs) => !inputs.dentalSelected && inputs.offered && concerns(inputs);
const money = (inputs: BoxInputs) =>
  hasBox(inputs) && inputs.accountExists && !inputs.blackout && !inputs.enrolling;
const bypasses = (inputs: BoxInputs) => hasBox(inputs) && (inputs.bypassBrand || !money(inputs));

const BOX_SENTENCES: Sentence<BoxInputs, SpendingBoxKind>[] = [
  {
    says: 'skipped when the selected group is of the dental-plan kind',
    about: (inputs) => inputs.dentalSelected,
    gives: 'noBox',
  },
  {
    says: 'decisions/spending#the-states-of-a-client',
    about: (inputs) => !inputs.dentalSelected && !inputs.offered,
    gives: 'noBox',
  },
  {
    says: 'noBox when the member is not a subscriber and has no spending account',
    about: (inputs) => !inputs.dentalSelected && inputs.offered && !concerns(inputs),
    gives: 'noBox',
  },
  {
    says: 'spendingAccount when an account exists, there is no blackout and no HSA enrollment in process',
    about: (inputs) => money(inputs) && !inputs.bypassBrand,
    gives: 'spendingAccount',
  },
  {
    says: 'Once one bypassHSA box is drawn, later bypassHSA boxes become noBox',
    about: (inputs) => bypasses(inputs) && inputs.earlierBypass,
    gives: 'noBox',
  },
  {
    says: 'For brand mincr, spendingAccount becomes bypassHSA',
    about: (inputs) => money(inputs) && inputs.bypassBrand && !inputs.earlierBypass,
    gives: 'bypassHSA',
  },
  {
    says: 'Otherwise bypassHSA',
    about: (inputs) => hasBox(inputs) && !money(inputs) && !inputs.earlierBypass,
    gives: 'bypassHSA',
  },
];

/** One of the two tables: its rows, the spec's sentences about it, and all combinations of its inputs. */
interface Table<Inputs, Outcome> {
  inputs: readonly Inputs[];
  rows: readonly { fits(inputs: Inputs): boolean; outcome: Outcome; source: string }[];
  sentences: readonly Sentence<Inputs, Outcome>[];
  decide(inputs: Inputs): Outcome;
}

/** Inputs that are not covered by exactly one sentence, or whose outcome contradicts that sentence. */
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
  it('gets the module that exactly one sentence of the specification demands', () => {
    const table = { inputs: MODULE_INPUTS, rows: MODULE_ROWS, sentences: MODULE_SENTENCES, decide: moduleOf };
    expect(MODULE_INPUTS).toHaveLength(3072);
    expect([misjudged(table), idle(table)]).toEqual([[], []]);
  });

  it('gets the box that exactly one sentence of the specification demands', () => {
    const table = { inputs: BOX_INPUTS, rows: BOX_ROWS, sentences: BOX_SENTENCES, decide: boxOf };
    expect(BOX_INPUTS).toHaveLength(256);
    expect([misjudged(table), idle(table)]).toEqual([[], []]);
  });
});

describe('moduleOf', () => {
  it('returns eight different modules, one of which means no module', () => {
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
