/** Which open claims link to the dental procedure history (spec 001 §2; docs/decisions/059). Pure. */
import type { Claim } from '../features/claims/claims.schema.ts';
import { formatRoute } from '../routing/hash.rules.ts';
import { groupsOf, isDentalLine } from '../profile/coverage.rules.ts';
import type { Profile } from '../profile/profile.rules.ts';

/** What is asked of the profile. */
interface DentalCover {
  clientList: readonly {
    groupList: readonly (Pick<Profile['clientList'][number]['groupList'][number], 'groupNumber'> & {
      productList: readonly Pick<
        Profile['clientList'][number]['groupList'][number]['productList'][number],
        'lineOfBusiness'
      >[];
    })[];
  }[];
}

/**
 * The address of the dental procedure history of a claim's group: for a dental claim, and for any other whose group has a dental
 * plan, now or before. Null where the group has no teeth to show.
 */
export function dentalHref(
  { planType, groupNumber }: Pick<Claim, 'planType' | 'groupNumber'>,
  { clientList }: DentalCover,
): string | null {
  const hasDentalPlan = groupsOf({ clientList }).some(
    (group) => group.groupNumber === groupNumber && group.productList.some(isDentalLine),
  );
  if (planType !== 'dental' && !hasDentalPlan) return null;
  return formatRoute({
    path: ['claims', 'claimsAndPayments', 'dentalProcedureHistory'],
    params: { grp: groupNumber },
  });
}
