/** What a browser tab persists about a quote: the requests made, and whether the email was sent. */
import * as v from 'valibot';

const made = v.array(
  v.object({
    call: v.picklist(['prospect', 'lead', 'email']),
    print: v.string(),
    key: v.string(),
    isConfirmed: v.boolean(),
  }),
);
const sent = v.object({ isEmailSent: v.boolean() });

export type SentQuote = v.InferOutput<typeof sent>;

export const isMade = (value: unknown): value is v.InferOutput<typeof made> => v.is(made, value);
export const isSent = (value: unknown): value is SentQuote => v.is(sent, value);
