/**
 * The two tables of spec 001 §4: a client's module, and its box on the activity summary. The first matching row decides.
 * `source` quotes the specification or names a decision. Pure.
 */

/** The page with the spending accounts (spec 000 §2 'Header tab targets'). There, members also accept terms and open an HSA (decisions/spending#the-spending-page). */
export const SPENDING_PAGE = '/spa/#/spendingSummary';

export type SpendingModuleId =
  | 'blackout'
  | 'spendingAccount'
  /** Asks the member to accept the HSA's terms and conditions. */
  | 'hsaTC'
  | 'openHSA'
  | 'spendingAccountContentOnly'
  | 'spendingAccountPlusOpenHSA'
  | 'spendingAccountPlusContentOnly'
  | 'none';

export interface ModuleInputs {
  subscriber: boolean;
  blackout: boolean;
  autoEnroll: boolean;
  accountExists: boolean;
  hsaExists: boolean;
  fsaExists: boolean;
  /** Whether the client offers an HSA ('HSA setup on'). */
  hsaSetup: boolean;
  /** Whether HSA enrollment is in process. */
  enrolling: boolean;
  /** Value of mhsTermsConditionsCode. */
  termsCode: string;
  /** How 'HSA setup on with enrollment in process' is interpreted for this brand (capability `spending.hsaSetupInProcess`). */
  setupInProcess: 'openHSA' | 'contentOnly';
}

interface Row<Inputs, Outcome> {
  readonly fits: (inputs: Inputs) => boolean;
  readonly outcome: Outcome;
  readonly source: string;
}

const ACCEPTED = 'Y';

/**
 * How `source` begins in the rows for members who have an account but no HSA and are not enrolled automatically, with
 * HSA setup on and an enrollment in process.
 */
const DISAGREE = 'The notes disagree for the case of HSA setup on with enrollment in process';
const OTHER_READING = 'another reading gives spendingAccountPlusContentOnly';

export const MODULE_ROWS: readonly Row<ModuleInputs, SpendingModuleId>[] = [
  {
    fits: ({ subscriber, accountExists }) => !subscriber && !accountExists,
    outcome: 'none',
    source: 'Non-subscribers without a spending account get no spending box',
  },
  { fits: ({ blackout }) => blackout, outcome: 'blackout', source: 'Blackout gives moduleId blackout' },
  {
    fits: ({ autoEnroll, hsaExists, termsCode }) => autoEnroll && hsaExists && termsCode === ACCEPTED,
    outcome: 'spendingAccount',
    source: 'Auto-enroll with an HSA: terms code Y gives spendingAccount',
  },
  {
    fits: ({ autoEnroll, hsaExists }) => autoEnroll && hsaExists,
    outcome: 'hsaTC',
    source: 'otherwise hsaTC and the terms-and-conditions prompt is shown',
  },
  {
    fits: ({ autoEnroll, accountExists }) => autoEnroll && accountExists,
    outcome: 'spendingAccount',
    source: 'Auto-enroll without an HSA: spendingAccount if a spending account exists',
  },
  {
    fits: ({ accountExists, hsaExists }) => accountExists && hsaExists,
    outcome: 'spendingAccount',
    source: 'Not auto-enroll, spending account exists: spendingAccount if an HSA exists',
  },
  {
    fits: ({ accountExists, hsaSetup, enrolling, setupInProcess }) =>
      accountExists && hsaSetup && enrolling && setupInProcess === 'contentOnly',
    outcome: 'spendingAccountPlusContentOnly',
    source: `${DISAGREE}: ${OTHER_READING}`,
  },
  {
    fits: ({ accountExists, hsaSetup, enrolling, fsaExists }) =>
      accountExists && hsaSetup && enrolling && fsaExists,
    outcome: 'spendingAccount',
    source: `${DISAGREE}: one reading gives spendingAccount when an FSA exists`,
  },
  {
    fits: ({ accountExists, hsaSetup, enrolling }) => accountExists && hsaSetup && enrolling,
    outcome: 'spendingAccountPlusOpenHSA',
    source: `${DISAGREE}: spendingAccountPlusOpenHSA when it does not`,
  },
  {
    fits: ({ accountExists, hsaSetup }) => accountExists && hsaSetup,
    outcome: 'spendingAccount',
    source: 'Enrollment not in process gives spendingAccount',
  },
  {
    fits: ({ accountExists }) => accountExists,
    outcome: 'spendingAccount',
    source: 'decisions/spending#the-states-of-a-client',
  },
  {
    fits: ({ hsaSetup, enrolling }) => hsaSetup && enrolling,
    outcome: 'spendingAccountContentOnly',
    source: 'No spending account but HSA setup on: enrollment in process gives spendingAccountContentOnly',
  },
  {
    fits: ({ hsaSetup, fsaExists }) => hsaSetup && !fsaExists,
    outcome: 'openHSA',
    source: 'No spending account but HSA setup on: otherwise, without an FSA, openHSA',
  },
  {
    fits: ({ enrolling }) => enrolling,
    outcome: 'spendingAccountContentOnly',
    source: 'decisions/spending#the-states-of-a-client',
  },
  { fits: () => true, outcome: 'none', source: 'decisions/spending#the-states-of-a-client' },
];

export type SpendingBoxKind = 'noBox' | 'spendingAccount' | 'bypassHSA';

export interface BoxInputs extends Pick<
  ModuleInputs,
  'subscriber' | 'accountExists' | 'blackout' | 'enrolling'
> {
  dentalSelected: boolean;
  /** Whether at least one of the client's groups has Spending. */
  offered: boolean;
  /** Whether the brand shows no balances here (capability `spending.bypassHSA`). */
  bypassBrand: boolean;
  /** Whether an earlier client already has a bypassHSA box. */
  earlierBypass: boolean;
}

const showsAccount = ({ accountExists, blackout, enrolling }: BoxInputs): boolean =>
  accountExists && !blackout && !enrolling;

export const BOX_ROWS: readonly Row<BoxInputs, SpendingBoxKind>[] = [
  {
    fits: ({ dentalSelected }) => dentalSelected,
    outcome: 'noBox',
    source: 'spending panels are skipped when the selected group is of the dental-plan kind',
  },
  { fits: ({ offered }) => !offered, outcome: 'noBox', source: 'decisions/spending#the-states-of-a-client' },
  {
    fits: ({ subscriber, accountExists }) => !subscriber && !accountExists,
    outcome: 'noBox',
    source: 'noBox when the member is not a subscriber and has no spending account',
  },
  {
    fits: (inputs) => showsAccount(inputs) && !inputs.bypassBrand,
    outcome: 'spendingAccount',
    source: 'spendingAccount when an account exists, there is no blackout and no HSA enrollment in process',
  },
  // This row must come before the rows with the outcome bypassHSA (decisions/spending#the-boxes-of-the-summary).
  {
    fits: ({ earlierBypass }) => earlierBypass,
    outcome: 'noBox',
    source: 'Once one bypassHSA box is drawn, later bypassHSA boxes become noBox',
  },
  {
    fits: showsAccount,
    outcome: 'bypassHSA',
    source: 'For brand mincr, spendingAccount becomes bypassHSA',
  },
  { fits: () => true, outcome: 'bypassHSA', source: 'Otherwise bypassHSA' },
];

export interface HidingInputs {
  /** Number of boxes of the kind spendingAccount. */
  accountBoxes: number;
  /** Whether the client of this box turned out to have no account. */
  noResult: boolean;
  /** Whether another client's box shows accounts. */
  anotherShows: boolean;
}

/**
 * Whether a box is hidden: 'If more than one spendingAccount box exists and some showed no result, the non-displaying ones
 * are hidden.' A box stays while no other box shows accounts (decisions/spending#the-states-of-a-client).
 */
export const isHidden = ({ accountBoxes, noResult, anotherShows }: HidingInputs): boolean =>
  accountBoxes > 1 && noResult && anotherShows;

function outcomeOf<Inputs, Outcome>(rows: readonly Row<Inputs, Outcome>[], inputs: Inputs): Outcome {
  const row = rows.find(({ fits }) => fits(inputs));
  if (!row) throw new Error('no row fits');
  return row.outcome;
}

export const moduleOf = (inputs: ModuleInputs): SpendingModuleId => outcomeOf(MODULE_ROWS, inputs);

export const boxOf = (inputs: BoxInputs): SpendingBoxKind => outcomeOf(BOX_ROWS, inputs);
