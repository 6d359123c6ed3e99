/**
 * The short plan answer: in-network limits of the person and the family (decisions/plans#plan-limits-in-short). Pure.
 */
import type { AccumulatorRow, PanelPlan } from '../panel-plans.rules.ts';
import type { Figures } from '../progress-figures.rules.ts';

const LIMITS = ['deductible', 'out-of-pocket-maximum'] as const;

export interface LimitBar {
  /**
   * Whose limit this is: the signed-in person's (`you`), the family's, or another person's, given by first name, if
   * only that person has a limit.
   */
  whose: 'you' | 'family' | { name: string };
  figures: Figures;
}

export interface LimitAnswer {
  kind: (typeof LIMITS)[number];
  /** Empty if the plan states none of the limits that `whose` describes. */
  bars: LimitBar[];
}

export interface PlanAnswer {
  plan: PanelPlan;
  limits: LimitAnswer[];
}

export interface AnswerPerson {
  pin: string;
  uniqueName: string;
}

const isPerson = (person: AnswerPerson, { pin, uniqueName }: AnswerPerson): boolean =>
  pin !== '' && person.pin !== '' ? person.pin === pin : person.uniqueName === uniqueName;

function barsOf(row: AccumulatorRow, plan: PanelPlan, me: AnswerPerson): LimitBar[] {
  const ofMember = row.people.find(({ person }) => isPerson(person, me));
  const bars: LimitBar[] = ofMember ? [{ whose: 'you', figures: ofMember.figures }] : [];
  if (!row.leading) return bars;
  if (row.isFamily) return [...bars, { whose: 'family', figures: row.leading }];
  const [only] = plan.accumulations
    .filter(({ typeCode, descriptorCode }) => row.key === `${typeCode} ${descriptorCode}`)
    .flatMap(({ individual }) => individual?.individuals ?? []);
  const whose = !only || isPerson(only, me) ? 'you' : { name: only.firstName };
  return [{ whose, figures: row.leading }];
}

function answerOf(plan: PanelPlan, me: AnswerPerson): PlanAnswer {
  const rows = plan.rows.filter(({ network }) => network === 'in-network');
  const limits = LIMITS.map((kind) => ({
    kind,
    bars: rows.filter((row) => row.kind === kind).flatMap((row) => barsOf(row, plan, me)),
  }));
  return { plan, limits };
}

/**
 * Uses the first plan that has an in-network limit to show (`LimitBar`); null if there is none.
 * @param plans in the panel's order; plans whose benefit period has not begun are considered last
 */
export function planAnswer(
  plans: readonly { plan: PanelPlan; hasBegun: boolean }[],
  me: AnswerPerson,
): PlanAnswer | null {
  const order = [...plans.filter(({ hasBegun }) => hasBegun), ...plans.filter(({ hasBegun }) => !hasBegun)];
  const answers = order.map(({ plan }) => answerOf(plan, me));
  return answers.find(({ limits }) => limits.some(({ bars }) => bars.length > 0)) ?? null;
}
