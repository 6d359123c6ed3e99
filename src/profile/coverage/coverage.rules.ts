export const groupsOf = <G>({ clientList }: { clientList: readonly { groupList: readonly G[] }[] }): G[] =>
  clientList.flatMap(({ groupList }) => groupList);

export const plansOf = <P>(profile: {
  clientList: readonly { groupList: readonly { productList: readonly P[] }[] }[];
}): P[] => groupsOf(profile).flatMap(({ productList }) => productList);

/** The people on all plans. A person on several plans is listed several times. */
export const coveredPeople = <M>(profile: {
  clientList: readonly {
    groupList: readonly { productList: readonly { memberList: readonly M[] }[] }[];
  }[];
}): M[] => plansOf(profile).flatMap(({ memberList }) => memberList);

const DENTAL_LINE = 'D'; // spec 001 §3 'Line of business'

export const isDentalLine = ({ lineOfBusiness }: { lineOfBusiness: string }): boolean =>
  lineOfBusiness === DENTAL_LINE;
