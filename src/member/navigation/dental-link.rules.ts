/** Which claims link to the dental procedure history (spec 001 §2; decisions/claims#dental-history-links). Pure. */
import type { Claim } from '../../features/claims/claims.schema.ts';
import { formatRoute } from '../../routing/hash.rules.ts';
import { groupsOf, isDentalLine } from '../../profile/coverage/coverage.rules.ts';
import type { Profile } from '../../profile/profile.rules.ts';

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

/** The link to the dental procedure history, for a dental claim or a claim whose group has or had a dental plan; otherwise null. */
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
