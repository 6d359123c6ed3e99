/** The services of a claim, as JSON and as a PDF (spec 001 §3, §7 'Claim detail', 'Save claim detail'). */
import { saveClaimDetail } from '../../../src/features/claims/downloads/claim-documents.schema.ts';
import {
  claimDetail,
  type ClaimServiceWire,
} from '../../../src/features/claims/detail/claim-detail.schema.ts';
import { addDays, parseWireDate, toCompactDate, toUsDate, type IsoDate } from '../../../src/lib/date/date.ts';
import { refuse } from '../http/requests.ts';
import { createRouter, type SandboxServices } from '../context.ts';
import { appealOf } from './appeal-deadline.ts';
import { servicesOf } from './claim-services.ts';
import type { ClaimRecord } from './counted-claims.ts';
import { visibleClaim, paidOf } from './visible-claims.ts';
import { pdfResponse } from '../data/table-pdf.ts';
import { serveCall } from '../serve-call.ts';

/** Days from the service until the plan receives the claim, and until the plan pays. */
const RECEIVED_DAYS = 1;
const PAID_DAYS = 4;

/** Whether a claim matches the request. Fields that are missing in the request match anything. */
const matchesRequest = (
  { wire }: ClaimRecord,
  requested: { clientId: string; billing?: string; status?: string },
) =>
  wire.clientId === requested.clientId &&
  (!requested.billing || requested.billing === wire.billingProviderId) &&
  (!requested.status || requested.status === wire.claimStatusCode);

/** The dates of a claim that are not in the future. Only claims for which the plan pays have a payment date. */
function datesOf({ serviceDate, wire }: ClaimRecord, services: readonly ClaimServiceWire[], day: IsoDate) {
  const [received, paid] = [addDays(serviceDate, RECEIVED_DAYS), addDays(serviceDate, PAID_DAYS)];
  const isPaid = services.some(({ planPaid }) => Number(planPaid ?? 0) > 0) && paid <= day;
  return {
    ...(received > day ? {} : { receivedDate: toCompactDate(received) }),
    ...(isPaid && wire.claimStatusCode !== '5' ? { planPaidDate: toCompactDate(paid) } : {}),
  };
}

const show = (dollars: ClaimServiceWire['yourCost']): string =>
  typeof dollars === 'number' ? `$${dollars.toFixed(2)}` : 'In Process';

/** @param paid the part of the member's cost that was paid through the portal, in cents */
function detailResponse(
  record: ClaimRecord,
  services: readonly ClaimServiceWire[],
  paid: number,
  day: string,
) {
  const { wire, serviceDate } = record;
  return pdfResponse(
    {
      title: `Claim ${wire.claimNumber}`,
      lines: [
        `Patient: ${wire.memberFirstName} ${wire.memberLastName}`,
        `Provider: ${wire.providerName ?? 'Provider name unavailable'}`,
        `Service date: ${toUsDate(serviceDate)}`,
        `Status: ${wire.claimStatusText ?? ''}`,
        ...(paid > 0 ? [`Paid from a spending account: ${show(paid / 100)}`] : []),
        `Saved on ${toUsDate(day)}`,
      ],
      columns: ['Service', 'Provider charge', 'Member rate', 'Plan paid', 'Your cost'],
      rows: services.map((service) => [
        service.serviceDescription,
        show(service.providerCharge),
        show(service.memberDiscountedRate),
        show(service.planPaid),
        show(service.yourCost),
      ]),
      note: 'This is not a bill.',
      date: day,
    },
    `claim-${wire.claimNumber}.pdf`,
  );
}

export function claimDetailRoutes(services: SandboxServices) {
  const routes = createRouter();

  serveCall(routes, services, claimDetail, ({ payload, member, day }) => {
    const query = payload.reqClaimAccumActivityDetail;
    const [from, to] = [parseWireDate(query.startDate), parseWireDate(query.endDate)];
    if (!from || !to || from > to) return refuse(400, 'BAD-REQUEST');
    const record = visibleClaim(services, member, day, query.claimNumber);
    if (!record) return refuse(403, 'NOT-YOUR-CLAIM');
    const { serviceDate, wire } = record;
    const requested = {
      clientId: query.clientId,
      billing: query.billingProviderId ?? '',
      status: query.claimStatusCode ?? '',
    };
    if (serviceDate < from || serviceDate > to || !matchesRequest(record, requested)) {
      return refuse(404, 'CLAIM-NOT-FOUND');
    }
    const serviceLines = servicesOf(record).filter(
      ({ lineCode }) => !query.productLineCode || (lineCode === 'D') === (query.productLineCode === 'D'),
    );
    return {
      payload: {
        claimNumber: wire.claimNumber,
        getClaimAccumActivityDetailData: serviceLines,
        totalCount: serviceLines.length,
        ...datesOf(record, serviceLines, day),
        ...appealOf(record),
      },
    };
  });

  serveCall(
    routes,
    services,
    saveClaimDetail,
    ({ payload: { claimDetail: requested }, member, caller, day }) => {
      const record = visibleClaim(services, member, day, requested.claim.claimNumber);
      if (!record) return refuse(403, 'NOT-YOUR-CLAIM');
      // The request only says which lines to include; the amounts come from the service's own records.
      const lines = requested.services.map(({ lineNumber }) => lineNumber);
      const serviceLines = servicesOf(record).filter(
        ({ lineNumber }) => lines.length === 0 || lines.includes(lineNumber),
      );
      if (serviceLines.length < new Set(lines).size) return refuse(400, 'BAD-REQUEST');
      const paid = paidOf(services, caller.person).get(requested.claim.claimNumber) ?? 0;
      return detailResponse(record, serviceLines, paid, day);
    },
  );

  return routes;
}
