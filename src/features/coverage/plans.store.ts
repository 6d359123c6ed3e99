import { atom, computed } from 'nanostores';
import { send } from '../../lib/http/http.ts';
import { remote } from '../../lib/remote/remote.ts';
import { sessionStore } from '../../lib/storage/storage.ts';
import { CHOICE_KEY } from '../../session/storage/visitor-keys.ts';
import { readVisitorLocation, type VisitorLocation } from '../../session/storage/visitor-location.ts';
import { toTypedUnknown, type TypedApplicant } from './applicants-form.rules.ts';
import type { Applicant } from './cart.rules.ts';
import { isChoice, type PersistedChoice } from './persisted-choice.schema.ts';
import type { PlansBrand } from './plans-brand.ts';
import { hashOf, plansOfLink, stepOf, stepToShow, type Step } from './plans-steps.rules.ts';
import { listPlans, type Market, type PlanPrices } from './plans.schema.ts';
import {
  questionsFor,
  factsOf,
  medicareFirst,
  peopleOf,
  pricedPlans,
  type Questions,
  type PricedPlan,
} from './price.rules.ts';

const prices = remote<PlanPrices>();
export const $prices = prices.$value;
export const $step = atom<Step>({ name: 'market' });
export const NO_CHOICE: PersistedChoice = {
  market: null,
  zipAnswer: null,
  people: null,
  typed: null,
  picked: [],
};
export const $choice = atom(NO_CHOICE);

export const $location = atom<VisitorLocation | null>(null);

/** Whether the visitor opened a link to a comparison. Such a link contains nothing about people. */
export const $isShared = atom(false);

/** The step to show, with the data it needs. */
export interface Now {
  step: Step;
  /** Null until a kind of plan is chosen. */
  market: Market | null;
  /** The questions to ask; null if there are none. */
  questions: Questions | null;
  /** The people that the prices are for; empty until they are entered. */
  people: readonly Applicant[];
  plans: readonly PricedPlan[];
  /** Number of plans in the link that are not shown: for another state, of another kind, or no longer sold. */
  gone: number;
}

export const $now = computed([$prices, $choice, $step], (list, { market, people }, requested): Now | null => {
  if (list.state !== 'ready') return null;
  const link = requested.name === 'compare' ? plansOfLink(requested.ids, list.value.plans.items) : null;
  const shownMarket = link?.market ?? market;
  const questions = questionsFor(factsOf(list.value, shownMarket), shownMarket === 'U65');
  const pricedFor = peopleOf(shownMarket === 'MED' ? medicareFirst(people) : people, questions);
  const step = stepToShow(link ? { name: 'compare', ids: link.ids } : requested, {
    market: shownMarket,
    questions,
    people: pricedFor,
  });
  return {
    step,
    market: shownMarket,
    questions,
    people: pricedFor ?? [],
    plans: pricedPlans(list.value, shownMarket, pricedFor ?? []),
    gone: requested.name === 'compare' ? requested.ids.length - (link?.ids.length ?? 0) : 0,
  };
});

const addressOf = (step: Step): string => window.location.pathname + hashOf(step);

/** Whether the visitor has moved between steps. If so, the heading of the next step takes the focus. */
export const $hasMoved = atom(false);

/** Shows a step and adds it to the browser history. */
export function goTo(step: Step): void {
  if (hashOf(step) !== window.location.hash) history.pushState(null, '', addressOf(step));
  $hasMoved.set(true);
  $step.set(step);
}

/** Shows a step instead of the step that the page opened with. Adds no entry to the browser history. */
export function startAt(step: Step): void {
  history.replaceState(history.state, '', addressOf(step));
  $step.set(step);
}

/** Shows the step that the address names. Called after Back, Forward or a changed fragment. */
export function followAddress(): void {
  $hasMoved.set(true);
  readAddress();
}

function readAddress(): void {
  const step = stepOf(window.location.hash);
  if (step.name === 'compare') pickPlans(step.ids);
  $step.set(step);
}

function keep(change: Partial<PersistedChoice>): void {
  $choice.set({ ...$choice.get(), ...change });
  sessionStore.set(CHOICE_KEY, $choice.get());
}

const zipAnswerOf = (location: VisitorLocation | null): string | null =>
  location?.segment ? `${location.zipCode} ${location.segment} ${location.answeredAt ?? 0}` : null;

export function chooseMarket(market: Market): void {
  $isShared.set(false);
  keep({ zipAnswer: zipAnswerOf(readVisitorLocation()) });
  const { market: before, people } = $choice.get();
  // A family's price depends on relationships, which the form for other kinds of plan does not ask for.
  const isGuessed = market === 'U65' && before !== 'U65' && people !== null && people.length > 1;
  keep(isGuessed ? { market, people: null, typed: people.map(toTypedUnknown) } : { market });
}

export function choosePeople(market: Market, people: readonly Applicant[]): void {
  $isShared.set(false);
  keep({ market, people: [...people], typed: null });
}

export const keepTyped = (market: Market, typed: readonly TypedApplicant[]): void =>
  keep({ market, typed: [...typed] });

/**
 * Stores the plans to compare. Plans of another state stay until a plan of the shown state is chosen, because the visitor
 * may look up the other state again.
 */
export const pickPlans = (ids: readonly string[]): void => keep({ picked: [...ids] });

/** The state of the zip code if this brand serves it; undefined means the brand's own state. */
function stateOfLocation(): string | undefined {
  const location = readVisitorLocation();
  return location?.isServedHere ? location.county?.state : undefined;
}

export const loadPrices = ({ code }: PlansBrand): Promise<void> => {
  const state = stateOfLocation();
  return prices.load(() => send(listPlans, { query: { brand: code, ...(state ? { state } : {}) } }));
};

/** Restores the choices made in this tab. A newer answer from the zip form takes precedence. */
export function resumeChoice({ markets }: PlansBrand): void {
  const location = readVisitorLocation();
  $location.set(location);
  if ($choice.get().market) return; // the form was sent before hydration
  const persisted = sessionStore.get(CHOICE_KEY);
  const segment = location?.segment ?? null;
  const [only = null] = markets.length === 1 ? markets : [];
  if (isChoice(persisted)) $choice.set(persisted);
  const { market: before, zipAnswer } = $choice.get();
  const sold = segment && markets.includes(segment) ? segment : only;
  const answer = zipAnswerOf(location);
  const isNew = answer !== null && answer !== zipAnswer;
  const requested = isNew ? sold : (before ?? only);
  if (requested !== before) $choice.set({ ...$choice.get(), market: requested, people: null, typed: null });
  if (isNew) keep({ zipAnswer: answer });
  readAddress();
  const { market, people } = $choice.get();
  $isShared.set($step.get().name === 'compare' && !people);
  if ($step.get().name !== 'market' || !market) return;
  if (people) startAt({ name: 'plans' });
  else if (location) startAt({ name: 'people' });
}
