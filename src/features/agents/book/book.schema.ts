import * as v from 'valibot';
import { defineCall, type WireOf } from '../../../lib/http/call.schema.ts';
import { lenientList } from '../../../lib/http/lenient-list.schema.ts';
import { date, flag, optionalDate, optionalText, text } from '../../../lib/http/wire.schema.ts';

/** Medicare Advantage, individual coverage (spec 000 §3 'MA or ACA'), and employer coverage. */
export const CLIENT_LINES = ['MA', 'ACA', 'GROUP'] as const;
export type ClientLine = (typeof CLIENT_LINES)[number];

const STATUS = { A: 'active', P: 'pending', T: 'ended' } as const;

const client = v.pipe(
  v.object({
    clientId: text,
    firstName: text,
    lastName: text,
    city: optionalText,
    state: optionalText,
    lob: v.picklist(CLIENT_LINES),
    planName: text,
    statusCd: v.picklist(['A', 'P', 'T']),
    effectiveDate: date,
    renewalDate: optionalDate,
    portalAccount: flag,
  }),
  v.transform(({ lob, statusCd, effectiveDate, renewalDate, portalAccount, ...wire }) => ({
    ...wire,
    line: lob,
    status: STATUS[statusCd],
    since: effectiveDate,
    renews: renewalDate,
    hasPortal: portalAccount,
  })),
);
export type BookClient = v.InferOutput<typeof client>;

const bookResponse = v.pipe(
  v.object({ payload: v.object({ clients: lenientList('client', client) }) }),
  v.transform(({ payload }) => payload.clients),
);

/**
 * The book of business: the clients of one of the caller's agencies (spec 000 §1, §6). The response contains the whole
 * book. 403 for an agency that does not belong to the caller, or without the entitlement BOOK_OF_BUSINESS (internal
 * staff have the entitlements of agency 1). Not in the spec: the entire call.
 */
export const bookOfBusiness = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/producer/agency/{agencyId}/clients',
  access: 'staff',
  response: bookResponse,
});
export type BookClientWire = WireOf<typeof bookOfBusiness>['payload']['clients'][number];
