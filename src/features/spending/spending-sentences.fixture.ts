/** The specification's sentences about the module and the boxes of spending accounts (spec 001 §4). */
import type { BoxInputs, ModuleInputs, SpendingBoxKind, SpendingModuleId } from './spending-states.rules.ts';

/** A sentence of the spec, with the inputs that it covers and the outcome that it demands. */
export interface Sentence<Inputs, Outcome> {
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
/**
 * Inputs that the spec calls 'No spending account'. Inputs with automatic enrollment and an HSA are excluded, because
 * other sentences cover them.
 */
const without = (inputs: ModuleInputs) =>
  usable(inputs) && !inputs.accountExists && !(inputs.autoEnroll && inputs.hsaExists);

export const MODULE_SENTENCES: Sentence<ModuleInputs, SpendingModuleId>[] = [
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
  // The spec says nothing about the following inputs.
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

export const BOX_SENTENCES: Sentence<BoxInputs, SpendingBoxKind>[] = [
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
