/** Each client's spending module and box, from the profile (spec 001 §4; decisions/spending#the-boxes-of-the-summary, decisions/spending#the-states-of-a-client). Pure. */
import type { Profile } from '../../../profile/profile.rules.ts';
import {
  isBlueEdgeDental,
  isDentalPlanGroup,
  isThroughEmployer,
  type ProfileClient,
  type ProfileGroup,
} from '../../../profile/group/selected-group.rules.ts';
import {
  boxOf,
  moduleOf,
  type ModuleInputs,
  type SpendingBoxKind,
  type SpendingModuleId,
} from '../spending-states.rules.ts';

export interface SpendingBrand {
  /** Whether the brand shows texts instead of balances. */
  bypassHSA: boolean;
  hsaSetupInProcess: ModuleInputs['setupInProcess'];
  /** Whether the brand's Medicare groups have the Spending tab. */
  medicareTab: boolean;
}

export type SpendingHolder = Pick<Profile, 'isSubscriber' | 'mhsTermsConditionsCode' | 'clientList'>;

/** Account kinds that the profile states. Accounts of other kinds may exist. */
type NamedKind = 'health-savings' | 'flexible-spending';

export interface SpendingClient {
  /** The client, limited to its groups that have Spending. */
  client: ProfileClient;
  module: SpendingModuleId;
  /** The employer's unabbreviated name; null for a plan that is not through an employer. */
  employer: string | null;
  subscriber: boolean;
  kinds: readonly NamedKind[];
}

/** Spec 001 §6 'for a Blue Edge Dental group …', 'mincr Medicare groups lose Spending'. */
const hasSpending = (group: ProfileGroup, { medicareTab }: Pick<SpendingBrand, 'medicareTab'>): boolean =>
  !isBlueEdgeDental(group) && (medicareTab || !group.medicareIndicator);

const any = (groups: readonly ProfileGroup[], holds: (group: ProfileGroup) => boolean): boolean =>
  groups.some((group) => holds(group));

function moduleInputs(
  client: ProfileClient,
  holder: SpendingHolder,
  brand: Pick<SpendingBrand, 'hsaSetupInProcess'>,
): ModuleInputs {
  const groups = client.groupList;
  return {
    subscriber: holder.isSubscriber,
    blackout: client.spendingAccountBlackoutIndicator,
    autoEnroll: client.autoEnrollIndicator,
    accountExists: any(groups, (group) => group.spendingAccountExistsIndicator),
    hsaExists: any(groups, (group) => group.hsaExistsIndicator),
    fsaExists: any(groups, (group) => group.fsaExistsIndicator),
    hsaSetup: client.hsaSetupIndicator,
    enrolling: any(groups, (group) => group.hsaEnrollmentInProcessIndicator),
    termsCode: holder.mhsTermsConditionsCode,
    setupInProcess: brand.hsaSetupInProcess,
  };
}

/**
 * Whether the terms of the client's HSA must be accepted first (module `hsaTC`). Until then the portal neither shows the
 * account nor pays from it (decisions/spending#terms-of-an-hsa).
 */
export const termsComeFirst = (holder: SpendingHolder, clientId: string): boolean =>
  holder.clientList.some(
    (client) =>
      client.clientId === clientId &&
      moduleOf(moduleInputs(client, holder, { hsaSetupInProcess: 'openHSA' })) === 'hsaTC',
  );

/**
 * Limits the client to its groups with Spending. Null if no group is left, or if all groups that are left are dental
 * groups without an account.
 */
function offeredClient(client: ProfileClient, brand: SpendingBrand): ProfileClient | null {
  const groupList = client.groupList.filter((group) => hasSpending(group, brand));
  const concerns = groupList.some(
    (group) => group.spendingAccountExistsIndicator || !isDentalPlanGroup(group),
  );
  return concerns ? { ...client, groupList } : null;
}

function spendingClient(client: ProfileClient, inputs: ModuleInputs): SpendingClient {
  return {
    client,
    module: moduleOf(inputs),
    employer: client.groupList.some(isThroughEmployer) ? client.clientName : null,
    subscriber: inputs.subscriber,
    kinds: inputs.accountExists
      ? [
          ...(inputs.hsaExists ? (['health-savings'] as const) : []),
          ...(inputs.fsaExists ? (['flexible-spending'] as const) : []),
        ]
      : [],
  };
}

/** Limits a profile to the clients and groups that have Spending. */
export const onlySpending = <Holder extends Pick<SpendingHolder, 'clientList'>>(
  holder: Holder,
  brand: SpendingBrand,
): Holder => ({
  ...holder,
  clientList: holder.clientList.flatMap((client) => offeredClient(client, brand) ?? []),
});

export const spendingClients = (holder: SpendingHolder, brand: SpendingBrand): SpendingClient[] =>
  onlySpending(holder, brand).clientList.map((client) =>
    spendingClient(client, moduleInputs(client, holder, brand)),
  );

export interface SpendingBox extends SpendingClient {
  kind: Exclude<SpendingBoxKind, 'noBox'>;
}

/** The spending boxes of the activity summary, in the profile's order. @param selected the selected group */
export function spendingBoxes(
  holder: SpendingHolder,
  brand: SpendingBrand,
  selected: Parameters<typeof isDentalPlanGroup>[0] | null,
): SpendingBox[] {
  const boxes: SpendingBox[] = [];
  for (const client of holder.clientList) {
    const offered = offeredClient(client, brand);
    const inputs = moduleInputs(offered ?? client, holder, brand);
    const kind = boxOf({
      ...inputs,
      dentalSelected: selected !== null && isDentalPlanGroup(selected),
      offered: offered !== null,
      bypassBrand: brand.bypassHSA,
      earlierBypass: boxes.some((box) => box.kind === 'bypassHSA'),
    });
    if (offered && kind !== 'noBox') boxes.push({ ...spendingClient(offered, inputs), kind });
  }
  return boxes;
}
