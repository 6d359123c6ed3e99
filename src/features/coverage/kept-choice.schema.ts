/** What a tab keeps of the page that compares plans. */
import * as v from 'valibot';
import { applicant } from './cart.schema.ts';
import { MARKETS } from './plans.schema.ts';

const choice = v.object({
  market: v.picklist(MARKETS),
  /** Null before the form was sent. */
  people: v.nullable(v.pipe(v.array(applicant), v.minLength(1))),
});
export type KeptChoice = v.InferOutput<typeof choice>;

export const isChoice = (value: unknown): value is KeptChoice => v.is(choice, value);
