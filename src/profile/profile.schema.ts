import * as v from 'valibot';
import { defineCall, type WireOf } from '../lib/http/call.schema.ts';
import { birthDate, flag, looseDate, optionalDate, optionalText, text } from '../lib/http/wire.schema.ts';
import { client, ecidEntry } from './coverage/coverage-record.schema.ts';

const memberInfoResponse = v.pipe(
  v.object({
    payload: v.object({
      memberInfo: v.object({
        brand: text,
        umi: text,
        umi12: optionalText,
        agreementId: text,
        ssn: optionalText,
        firstName: text,
        lastName: text,
        dob: birthDate,
        relationshipCode: text,
        pinNumber: text,
        ecId: text,
        bvUserId: text,
        erisaIndicator: flag,
        ibcMigrationDate: optionalDate,
        spendingAccountExists: flag,
        ecidList: v.array(ecidEntry),
        clientList: v.array(client),
      }),
    }),
  }),
  // Drops the social security number, because the portal does not use it.
  v.transform(
    ({
      payload: {
        memberInfo: { ssn: _ssn, ...memberInfo },
      },
    }) => memberInfo,
  ),
);

/**
 * The member's profile as of the start of the plan year (spec 001 §3 'Member profile' to 'Ecid entry'; §7 'Member
 * info'). Dates are yyyyMMdd, mm/dd/yyyy or ISO; flags Y/N. A subscriber gets the whole family, other members only
 * themselves. Not in the spec: the payload's nesting; ibcMigrationDate, which is also in the migration cookie; the client's
 * autoEnrollIndicator and hsaSetupIndicator, and the group's hsaExistsIndicator and fsaExistsIndicator (001 §4).
 */
export const memberInfo = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/member/v3/memberInfo',
  access: 'member',
  sends: { appid: 'CHMMBR' },
  response: memberInfoResponse,
});
export type MemberInfoWire = WireOf<typeof memberInfo>;
export type MemberInfo = v.InferOutput<typeof memberInfoResponse>;

/** Reads any value other than Y as not accepted (spec 001 §4 'otherwise hsaTC'). */
const termsCode = v.pipe(
  v.fallback(optionalText, ''),
  v.transform((code) => (code === 'Y' ? ('Y' as const) : ('N' as const))),
);

const volatileMemberInfoResponse = v.pipe(
  v.object({
    payload: v.object({
      volatileMemberInfo: v.object({
        mhsTermsConditionsCode: termsCode,
        mhsTermsVersion: v.fallback(optionalText, ''),
        mhsTermsAcceptedDate: looseDate,
        lastClaimPaymentVisitDate: looseDate,
        lastEdMaterialVisitDate: looseDate,
        lastMessageCenterVisitDate: looseDate,
        lastMhsLandingVisitDate: looseDate,
        lastHealthPlansVisitDate: looseDate,
      }),
    }),
  }),
  v.transform(({ payload }) => payload.volatileMemberInfo),
);

/**
 * Visits, as dates or blank, and accepted HSA terms, Y or N (spec 001 §7 'Member info'). Not in the spec: the payload's
 * nesting; mhsTermsVersion and mhsTermsAcceptedDate, which describe the accepted terms; lastMhsLandingVisitDate and
 * lastHealthPlansVisitDate, because 001 §3 has no fields for these visits of 001 §7 'Visit record'.
 */
export const volatileMemberInfo = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/member/v1/volatileMemberInfo',
  access: 'member',
  sends: { appid: 'CHMMBR' },
  response: volatileMemberInfoResponse,
});
export type VolatileMemberInfoWire = WireOf<typeof volatileMemberInfo>;
export type VolatileMemberInfo = v.InferOutput<typeof volatileMemberInfoResponse>;
