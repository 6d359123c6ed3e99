/** The groups, plans and people of a profile (spec 001 §3). Pure. */

/** Every group of every client, in the service's order. */
export const groupsOf = <G>({ clientList }: { clientList: readonly { groupList: readonly G[] }[] }): G[] =>
  clientList.flatMap(({ groupList }) => groupList);

/** Every plan of every group. */
export const plansOf = <P>(profile: {
  clientList: readonly { groupList: readonly { productList: readonly P[] }[] }[];
}): P[] => groupsOf(profile).flatMap(({ productList }) => productList);

/** Everyone the plans cover, once per plan. */
export const coveredPeople = <M>(profile: {
  clientList: readonly {
    groupList: readonly { productList: readonly { memberList: readonly M[] }[] }[];
  }[];
}): M[] => plansOf(profile).flatMap(({ memberList }) => memberList);

const DENTAL_LINE = 'D'; // spec 001 §3 'Line of business'

/** Whether a plan has dental procedures. */
export const isDentalLine = ({ lineOfBusiness }: { lineOfBusiness: string }): boolean =>
  lineOfBusiness === DENTAL_LINE;
