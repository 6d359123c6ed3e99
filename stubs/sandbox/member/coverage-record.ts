/** A family's clients, groups and products, as memberInfo sends them. */
import { addDays, type IsoDate } from '../../../src/lib/date/date.ts';
import type { MemberInfoWire } from '../../../src/profile/profile.schema.ts';
import type { Client, Family, FamilyMember, Group, LineOfBusiness, Product } from '../../people/family.ts';
import { wireBirthDate } from '../data/days.ts';
import { accumulationPeriod, coveragePeriod, isActive } from './plan-periods.ts';

type MemberInfo = MemberInfoWire['payload']['memberInfo'];
type ClientWire = MemberInfo['clientList'][number];
type GroupWire = ClientWire['groupList'][number];
type ProductWire = GroupWire['productList'][number];
type MemberEntry = NonNullable<ProductWire['memberList']>[number];
type EcidEntry = NonNullable<MemberInfo['ecidList']>[number];

/** The plan types of spec 001 §4, by line of business. */
const PLAN_TYPES = { M: 'ME', X: 'DR', V: 'VI', D: 'DE' } as const satisfies Record<LineOfBusiness, string>;

/** The productTypeCode, which is Y for a product without plan progress (spec 001 §5). */
export const productTypeOf = ({ line, typeY }: Product): string => (typeY ? 'Y' : line);

export const planTypeOf = ({ line, pharmacy }: Product) => (pharmacy ? 'PH' : PLAN_TYPES[line]);

const RELATIONSHIP = { '18': 'Subscriber', '20': 'Subscriber', '01': 'Spouse', '05': 'Dependent' } as const;

/** The letters before the member ID on an ID card. */
const ALPHA_PREFIX = 'QXH';

export const flag = (value: boolean | undefined): 'Y' | 'N' => (value ? 'Y' : 'N');

interface RecordView {
  readonly family: Family;
  /** The members that the caller may see. */
  readonly members: readonly FamilyMember[];
  readonly day: IsoDate;
  /** Numbers of the groups for which an HSA enrollment was started in the sandbox. */
  readonly enrolledGroups: readonly string[];
  /** Whether the caller sees the spending accounts. */
  readonly ownsAccounts: boolean;
}

const memberEntry = (member: FamilyMember, product: Product, day: IsoDate): MemberEntry => {
  const { begin, end } = coveragePeriod(product, day);
  const left = member.leftDaysAgo === undefined ? null : addDays(day, -member.leftDaysAgo);
  return {
    ecId: member.ecId,
    firstName: member.firstName,
    lastName: member.lastName,
    suffix: member.suffix ?? '',
    dob: wireBirthDate(member, day),
    coverageEffectiveDate: begin,
    covCancellationDate: (left !== null && (end === null || left < end) ? left : end) ?? '',
    pinNumber: member.pin,
    relationship: RELATIONSHIP[member.relationshipCode],
    relationshipCode: member.relationshipCode,
    uniqueName: `${member.firstName} ${member.lastName}`,
  };
};

function productWire(product: Product, client: Client, { family, members, day }: RecordView): ProductWire {
  const { begin, end } = coveragePeriod(product, day);
  const accumulation = accumulationPeriod(product, day);
  return {
    productNumber: product.number,
    productTypeCode: productTypeOf(product),
    benefitPlanType: planTypeOf(product),
    benefitPlanName: product.name,
    coverageBeginDate: begin,
    coverageConBeginDate: begin,
    coverageEndDate: end ?? '',
    benefitAccumulationStartDate: accumulation.begin,
    benefitAccumulationEndDate: accumulation.end,
    integratedCoverageIndicator: flag(product.integrated),
    marketingStatusDescription: product.canceled ? 'Canceled' : 'Active',
    alphaPrefix: ALPHA_PREFIX,
    drugCoverage: flag(product.line === 'X'),
    blueEdgeDentalIndv: flag(product.blueEdgeDental),
    memberList: members.map((member) => memberEntry(member, product, day)),
    umiAgreementIdSuffix: family.umi.slice(family.agreementId.length),
    memberId: `${ALPHA_PREFIX}${family.umi}`,
    employerName: client.name,
    planId: `${client.number}-${product.number}`,
    lob: product.line,
    planPeriod: isActive(product, day) ? 'A' : 'P',
  };
}

const has = (group: Group, kind: string): boolean =>
  group.accounts?.some((account) => account === kind) ?? false;

const groupWire = (group: Group, client: Client, view: RecordView): GroupWire => ({
  groupNumber: group.number,
  hiosName: group.directPay ? group.products[0]?.name : '',
  idCardEobGroupNumber: group.number,
  clientAssignedId: `${client.number}-${group.number.slice(-3)}`,
  medicareIndicator: flag(group.medicare),
  directPayIndicator: flag(group.directPay),
  spendingAccountExistsIndicator: flag(group.spendingAccount && view.ownsAccounts),
  hsaEnrollmentInProcessIndicator: flag(group.hsaInProcess || view.enrolledGroups.includes(group.number)),
  hsaExistsIndicator: flag(has(group, 'HSA')),
  fsaExistsIndicator: flag(has(group, 'FSA')),
  optOutList: (group.optOut ?? []).map((code) => ({ code })),
  productList: group.products.map((product) => productWire(product, client, view)),
});

export const clientWire = (client: Client, view: RecordView): ClientWire => ({
  clientId: client.id,
  clientNumber: client.number,
  clientName: client.name,
  spendingAccountBlackoutIndicator: flag(client.blackout),
  autoEnrollIndicator: flag(client.autoEnroll),
  hsaSetupIndicator: flag(client.hsaSetup),
  groupList: client.groups.map((group) => groupWire(group, client, view)),
});

/** The ecidList: one entry for each client of each member, because an entry contains only one CLNID. */
export const ecidEntries = ({ family, members, day }: RecordView): EcidEntry[] =>
  members.flatMap((member) =>
    family.clients.map((client): EcidEntry => {
      const periods = client.groups.map(({ number, products }) => {
        const covered = products.map((product) => coveragePeriod(product, day));
        return {
          number,
          fromDate: covered.map(({ begin }) => begin).toSorted()[0] ?? '',
          toDate: covered.some(({ end }) => end === null)
            ? ''
            : (covered
                .map(({ end }) => end ?? '')
                .toSorted()
                .at(-1) ?? ''),
        };
      });
      return {
        DOB: wireBirthDate(member, day),
        firstName: member.firstName,
        UMI: family.umi,
        ECID: member.ecId,
        CLNID: client.id,
        latestPlanPeriodDate: client.groups
          .flatMap(({ products }) => products.map((product) => accumulationPeriod(product, day).begin))
          .toSorted()
          .at(-1),
        relationShip: RELATIONSHIP[member.relationshipCode],
        groups: periods,
      };
    }),
  );
