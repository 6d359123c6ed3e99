/** The choices on the page that compares plans, as persisted in the browser tab. */
import * as v from 'valibot';
import { applicant } from './cart.schema.ts';
import { MARKETS } from './plans.schema.ts';

const typedApplicant = v.object({ relationship: v.string(), age: v.string(), tobacco: v.boolean() });

const choice = v.object({
  /** Null until a kind of plan is chosen. */
  market: v.nullable(v.picklist(MARKETS)),
  /** The zip form's answer when the kind of plan was last set: zip code, segment and time; null if there was none. A newer answer sets the kind of plan again. */
  zipAnswer: v.nullish(v.string()),
  /** Null until the form is sent. */
  people: v.nullable(v.pipe(v.array(applicant), v.minLength(1))),
  /** Unsent values of the form about people; null after the form is sent. */
  typed: v.nullable(v.array(typedApplicant)),
  /** Ids of the plans chosen for the comparison. */
  picked: v.array(v.pipe(v.string(), v.regex(/^[\w-]+$/))),
});
export type PersistedChoice = v.InferOutput<typeof choice>;

export const isChoice = (value: unknown): value is PersistedChoice => v.is(choice, value);
