/** What a tab keeps of the requests of a quote. */
import * as v from 'valibot';

/** As `QuoteAttempt`. */
const attempt = v.object({
  content: v.object({
    brand: v.string(),
    segment: v.picklist(['U65', 'MED']),
    zipCode: v.string(),
    fipsCode: v.string(),
    firstName: v.string(),
    lastName: v.string(),
    email: v.string(),
    phone: v.string(),
    effectiveDate: v.string(),
    applicants: v.array(
      v.object({
        relationship: v.picklist(['SELF', 'SPOUSE', 'DEPENDENT']),
        dateOfBirth: v.string(),
        tobaccoUse: v.boolean(),
      }),
    ),
  }),
  keys: v.object({ prospect: v.string(), lead: v.string(), email: v.string() }),
  confirmed: v.array(v.picklist(['prospect', 'lead', 'email'])),
});

export const isKeptAttempt = (value: unknown): value is v.InferOutput<typeof attempt> => v.is(attempt, value);
