/** Plan progress (spec 001 §3 'Plan progress', 'Accumulator response', §7 'Plan progress'). */
import * as progress from '../../../src/features/plan-progress/plan-progress.schema.ts';
import { parseWireDate, toCompactDate, type IsoDate } from '../../../src/lib/date.ts';
import type { FamilyMember } from '../../people/family.ts';
import type { Member } from '../../people/member-of.ts';
import { refuse } from '../http/requests.ts';
import { createRouter, type SandboxServices } from '../context.ts';
import { accumulationsOf } from './accumulations.ts';
import { isSubscriber, visibleMembers } from '../member/member-info.ts';
import {
  accumulationPeriod,
  coveragePeriod,
  groupOf,
  isActive,
  productsOf,
  type HeldProduct,
} from '../member/plan-periods.ts';
import { lobWire, planWire } from './progress-wire.ts';
import { serveCall } from '../serve-call.ts';

type Query = progress.ProgressQuery;

/** A subscriber's own pin means everyone they may see, any other pin that person only. Undefined for a pin that is not visible. */
function askedFor(pin: string | undefined, { family, self }: Member): readonly FamilyMember[] | undefined {
  const visible = visibleMembers(family, self);
  const found = visible.find((member) => member.pin === pin);
  if (!found) return undefined;
  return isSubscriber(found) ? visible : [found];
}

/** A valid query with its products and people, or a refusal. */
function readQuery(query: Query, member: Member, day: IsoDate) {
  const { family } = member;
  const [from, to] = [parseWireDate(query.startDate), parseWireDate(query.endDate)];
  if (!from || !to || from > to) return refuse(400, 'BAD-REQUEST');
  const members = askedFor(query.pin[0], member);
  const areOwnGroups = query.groupNumTable.every(({ groupNum }) => groupOf(family, groupNum));
  if (query.contractId !== family.agreementId || !members || !areOwnGroups) {
    return refuse(403, 'NOT-YOUR-CONTRACT');
  }
  const products = productsOf(family).filter(({ group, product }) => {
    const { begin, end } = coveragePeriod(product, day);
    return (
      query.groupNumTable.some(({ groupNum, lob }) => groupNum === group.number && lob === product.line) &&
      (query.productIdentifier.length === 0 || query.productIdentifier.includes(product.number)) &&
      begin <= to &&
      (end === null || end >= from)
    );
  });
  return { products, members, range: [from, to] as const };
}

/** Queries for the products of a list: one for each group and accumulation period (spec 001 §7). */
function queriesOf(held: readonly HeldProduct[], { family, self }: Member, day: IsoDate): Query[] {
  const queries = new Map<string, Query>();
  for (const { group, product } of held) {
    const { begin, end } = accumulationPeriod(product, day);
    const key = `${group.number} ${begin}`;
    const before = queries.get(key);
    queries.set(key, {
      contractId: family.agreementId,
      channelType: 'I',
      startDate: toCompactDate(begin),
      endDate: toCompactDate(end),
      pin: [self.pin],
      groupNumTable: [...(before?.groupNumTable ?? []), { groupNum: group.number, lob: product.line }],
      productIdentifier: [...(before?.productIdentifier ?? []), product.number],
    });
  }
  return [...queries.values()];
}

export function plansRoutes(services: SandboxServices) {
  const routes = createRouter();

  serveCall(routes, services, progress.planProgress, ({ payload, member, day }) => {
    const asked = readQuery(payload, member, day);
    if (asked instanceof Response) return asked;
    const lobList = asked.products.flatMap(({ product }) => {
      const records = accumulationsOf(member.family, product, asked.range, day, asked.members);
      return records.length > 0 ? [lobWire(product.line, records, member.self)] : [];
    });
    return { payload: { lobList } };
  });

  serveCall(routes, services, progress.planProgressV5, ({ payload, member, day }) => {
    const asked = readQuery(payload, member, day);
    if (asked instanceof Response) return asked;
    const plan = asked.products.flatMap(({ group, product }) => {
      const records = accumulationsOf(member.family, product, asked.range, day, asked.members);
      const [begin, end] = asked.range;
      return records.length > 0 ? [planWire(group.number, product.line, { begin, end }, records, day)] : [];
    });
    return { payload: { plan } };
  });

  const isOwn = (query: { agreementId: string; pinNumber: string }, { family, self }: Member): boolean =>
    query.agreementId === family.agreementId && query.pinNumber === self.pin;

  serveCall(routes, services, progress.planProgressV3, ({ query, member, day }) => {
    if (!isOwn(query, member)) return refuse(403, 'NOT-YOUR-CONTRACT');
    const { family, self } = member;
    const plans = (active: boolean) =>
      productsOf(family)
        .filter(({ product }) => isActive(product, day) === active)
        .flatMap(({ group, product }) => {
          const benefit = accumulationPeriod(product, day);
          const range = [benefit.begin, benefit.end] as const;
          const records = accumulationsOf(family, product, range, day, visibleMembers(family, self));
          // Without a number the portal sends directPay (spec 001 §3).
          const number = group.directPay ? '' : group.number;
          return records.length > 0 ? [planWire(number, product.line, benefit, records, day)] : [];
        });
    return { payload: { activePlan: plans(true), previousPlan: plans(false) } };
  });

  serveCall(routes, services, progress.memberPlan, ({ query, member, day }) => {
    if (!isOwn(query, member)) return refuse(403, 'NOT-YOUR-CONTRACT');
    const held = productsOf(member.family).filter(({ product }) => !product.withoutProgress);
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
