/** The access log of the member's record (decisions/staff#a-simulation-changes-nothing). */
import * as v from 'valibot';
import { defineCall } from '../../../../lib/http/call.schema.ts';
import { lenientList } from '../../../../lib/http/lenient-list.schema.ts';
import { isoDay, optionalText, text } from '../../../../lib/http/wire.schema.ts';

/** Roles of people who may look at the record; other codes are shown without a role. Not in the spec. */
const ROLES: Readonly<Record<string, 'customer-service' | 'agent' | 'agency-admin'>> = {
  CSR: 'customer-service',
  AGT: 'agent',
  ADM: 'agency-admin',
};

/** Reasons with a fixed text, which the page translates. Not in the spec. */
const REASON_CODES = ['PASSWORD-CHANGED', 'PASSWORD-RESET'] as const;

const look = v.pipe(
  v.object({
    accessId: text,
    /** ISO 8601 with the offset from UTC. */
    accessTimestamp: v.pipe(v.string(), v.isoTimestamp()),
    roleCd: text,
    /** The person's name; for staff, the first name and an initial. */
    accessedBy: text,
    organization: optionalText,
    reason: optionalText,
    /** Null if the reason has no fixed text. */
    reasonCd: v.nullish(v.fallback(v.nullable(v.picklist(REASON_CODES)), null), null),
    /** Parts of the record that were opened. */
    areas: v.array(text),
    memberFirstName: text,
  }),
  v.transform((wire) => ({
    id: wire.accessId,
    at: wire.accessTimestamp,
    role: ROLES[wire.roleCd] ?? null,
    by: wire.accessedBy,
    organization: wire.organization,
    reason: wire.reason,
    reasonCode: wire.reasonCd,
    areas: wire.areas,
    memberFirstName: wire.memberFirstName,
  })),
);
export type AccessWire = v.InferInput<typeof look>;
export type Look = v.InferOutput<typeof look>;

/**
 * Which people from customer service and the agencies looked at the member's record (for a subscriber, at the records
 * of the family), newest first. Dates are yyyy-MM-dd; the range includes both ends. Timestamps are ISO 8601 with the
 * offset from UTC. Also lists changes and resets of the member's own password, which other family members do not see.
 * Not in the spec: all of it.
 */
export const accessLog = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/member/v1/accessLog',
  access: 'member',
  query: v.object({ fromDate: isoDay, toDate: isoDay }),
  response: v.pipe(
    v.object({ payload: v.object({ accessLog: lenientList('access', look) }) }),
    v.transform(({ payload }) => payload.accessLog),
  ),
});
