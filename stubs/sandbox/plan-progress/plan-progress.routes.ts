/** The calls for plan progress (spec 001 §3 'Plan progress', 'Accumulator response', §7 'Plan progress'). */
import * as progress from '../../../src/features/plan-progress/plan-progress.schema.ts';
import { parseWireDate, toCompactDate, type IsoDate } from '../../../src/lib/date/date.ts';
import type { Family, FamilyMember, Group } from '../../people/family.ts';
import type { Member } from '../../people/member-of.ts';
import { refuse } from '../http/requests.ts';
import { createRouter, type SandboxServices } from '../context.ts';
import { accumulationsOf } from './accumulations.ts';
import { isSubscriber, visibleMembers } from '../member/member-info.ts';
import {
  accumulationPeriod,
  coveragePeriod,
  isActive,
  productsOf,
  type HeldProduct,
} from '../member/plan-periods.ts';
import { limitsOf } from './limits.ts';
import { lobWire, planWire } from './progress-wire.ts';
import { serveCall } from '../serve-call.ts';

type Query = progress.ProgressQuery;

interface UserData {
  agreementId: string;
  pinNumber: string;
  relationshipCode: string;
}

const DIRECT_PAY = 'directPay';
const LINES: readonly string[] = ['M', 'D', 'V', 'X'];

/**
 * The members that a pin stands for: for a subscriber's pin, all members that the caller may see; for any other pin,
 * only the member with this pin. Undefined if the caller may not see the member with this pin.
 */
function requestedMembers(
  pin: string | undefined,
  { family, self }: Member,
): readonly FamilyMember[] | undefined {
  const visible = visibleMembers(family, self);
  const requestedMember = visible.find((member) => member.pin === pin);
  if (!requestedMember) return undefined;
  return isSubscriber(requestedMember) ? visible : [requestedMember];
}

/** Whether a query's group number identifies the given group. 'directPay' identifies any direct-pay group, which may have no number (spec 001 §3 'directPay'). */
const isNamed = (groupNum: string, { number, directPay }: Group): boolean =>
  groupNum === number || (groupNum === DIRECT_PAY && directPay === true);

interface RequestedProducts {
  products: readonly HeldProduct[];
  members: readonly FamilyMember[];
  range: readonly [IsoDate, IsoDate];
}

/** The products, members and range of a query, or a refusal if it is invalid or forbidden. */
function readQuery(query: Query, member: Member, day: IsoDate) {
  const { family } = member;
  const [from, to] = [parseWireDate(query.startDate), parseWireDate(query.endDate)];
  const requested = query.groupNumTable;
  // A call can request only one group and date range (spec 001 §7).
  const isOneGroup = new Set(requested.map(({ groupNum }) => groupNum)).size === 1;
  const areLines = requested.every(({ lob }) => LINES.includes(lob));
  if (!from || !to || from > to || !isOneGroup || !areLines) return refuse(400, 'BAD-REQUEST');
  const members = requestedMembers(query.pin[0], member);
  const ofGroups = productsOf(family).filter(({ group }) =>
    requested.some(({ groupNum }) => isNamed(groupNum, group)),
  );
  const areOwnProducts = query.productIdentifier.every((number) =>
    ofGroups.some(({ product }) => product.number === number),
  );
  if (query.contractId !== family.agreementId || !members || ofGroups.length === 0 || !areOwnProducts) {
    return refuse(403, 'NOT-YOUR-CONTRACT');
  }
  const products = ofGroups.filter(({ product }) => {
    const { begin, end } = coveragePeriod(product, day);
    return (
      requested.some(({ lob }) => lob === product.line) &&
      (query.productIdentifier.length === 0 ||
        query.productIdentifier.includes(product.number) ||
        product.typeY === 'sent') &&
      begin <= to &&
      (end === null || end >= from)
    );
  });
  return { products, members, range: [from, to] as const };
}

/** The queries that the portal must send to get these products, one for each group and accumulation period (spec 001 §7). */
function queriesOf(held: readonly HeldProduct[], { family, self }: Member, day: IsoDate): Query[] {
  const queries = new Map<string, Query>();
  for (const { group, product } of held) {
    const { begin, end } = accumulationPeriod(product, day);
    const key = `${group.number} ${begin}`;
    // A direct-pay group has the number '' here. The portal then requests it as 'directPay' (spec 001 §3).
    const groupNum = group.directPay ? '' : group.number;
    const before = queries.get(key);
    queries.set(key, {
      contractId: family.agreementId,
      channelType: 'I',
      startDate: toCompactDate(begin),
      endDate: toCompactDate(end),
      pin: [self.pin],
      groupNumTable: [...(before?.groupNumTable ?? []), { groupNum, lob: product.line }],
      productIdentifier: [...(before?.productIdentifier ?? []), product.number],
    });
  }
  return [...queries.values()];
}

/** Whether a response includes a product. A product with `noAccumulations` is included, with an empty list. */
const isSent = (family: Family, { product }: HeldProduct): boolean =>
  product.noAccumulations === true || limitsOf(family, product).length > 0;

const isOwn = (query: UserData, { family, self }: Member): boolean =>
  query.agreementId === family.agreementId &&
  query.pinNumber === self.pin &&
  query.relationshipCode === self.relationshipCode;

export function plansRoutes(services: SandboxServices) {
  const routes = createRouter();

  const accumulations = (
    { family }: Member,
    held: HeldProduct,
    range: readonly [IsoDate, IsoDate],
    day: IsoDate,
    members: readonly FamilyMember[],
  ) => accumulationsOf(family, services.claimsOf(family, day), held, range, day, members);

  const sentProducts = (member: Member, day: IsoDate, { products, range, members }: RequestedProducts) =>
    products
      .filter((held) => isSent(member.family, held))
      .map((held) => ({ held, records: accumulations(member, held, range, day, members) }));

  serveCall(routes, services, progress.planProgress, ({ payload, member, day }) => {
    const requested = readQuery(payload, member, day);
    if (requested instanceof Response) return requested;
    const lobList = sentProducts(member, day, requested).map(({ held, records }) =>
      lobWire(held.product, records, member.family.members[0]),
    );
    return { payload: { lobList } };
  });

  serveCall(routes, services, progress.planProgressV5, ({ payload, member, day }) => {
    const requested = readQuery(payload, member, day);
    if (requested instanceof Response) return requested;
    const plan = sentProducts(member, day, requested).map(({ held, records }) =>
      planWire(held, requested.range, records, day),
    );
    return { payload: { plan } };
  });

  serveCall(routes, services, progress.planProgressV3, ({ query, member, day }) => {
    if (!isOwn(query, member)) return refuse(403, 'NOT-YOUR-CONTRACT');
    const { family, self } = member;
    const plans = (active: boolean) =>
      productsOf(family)
        .filter((held) => isActive(held.product, day) === active && isSent(family, held))
        .map((held) => {
          const { begin, end } = accumulationPeriod(held.product, day);
          const range = [begin, end] as const;
          const records = accumulations(member, held, range, day, visibleMembers(family, self));
          return planWire(held, range, records, day);
        });
    return { payload: { activePlan: plans(true), previousPlan: plans(false) } };
  });

  serveCall(routes, services, progress.memberPlan, ({ query, member, day }) => {
    if (!isOwn(query, member)) return refuse(403, 'NOT-YOUR-CONTRACT');
    const held = productsOf(member.family).filter(({ product }) => product.typeY !== 'left-out');
    const queries = (active: boolean) =>
      queriesOf(
        held.filter(({ product }) => isActive(product, day) === active),
        member,
        day,
      );
    return { payload: { activePlanProgressQuery: queries(true), previousPlanProgressQuery: queries(false) } };
  });

  return routes;
}
