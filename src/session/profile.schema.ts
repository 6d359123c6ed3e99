/** The member's profile on the wire (spec 001 §3 'Member profile', 'Client', 'Group', 'Product or plan'; §7 'Member info'). */
import * as v from 'valibot';
import { defineCall, type WireOf } from '../lib/call.schema.ts';
import { date, flag, optionalDate, optionalFlag, optionalText, text } from '../lib/wire.schema.ts';

/** Subscribers are relationship codes 18 and 20 (spec 001 §4). */
const SUBSCRIBER_CODES = ['18', '20'];

const memberEntry = v.object({
  ecId: text,
  firstName: text,
  lastName: text,
  suffix: optionalText,
  dob: date,
  pinNumber: text,
  relationship: optionalText,
  relationshipCode: text,
  uniqueName: text,
});

const product = v.object({
  productNumber: text,
  /** Line of business: M medical, D dental, V vision, X drug (spec 001 §3 'Line of business'). */
  productTypeCode: text,
  benefitPlanType: optionalText,
  benefitPlanName: optionalText,
  coverageBeginDate: optionalDate,
  /** Blank counts as ten years ahead (spec 001 §4). */
  coverageEndDate: optionalDate,
  drugCoverage: optionalFlag,
  blueEdgeDentalIndv: optionalFlag,
  memberList: v.optional(v.array(memberEntry), []),
});

const group = v.object({
  groupNumber: text,
  hiosName: optionalText,
  idCardEobGroupNumber: optionalText,
  medicareIndicator: optionalFlag,
  directPayIndicator: optionalFlag,
  spendingAccountExistsIndicator: optionalFlag,
  hsaEnrollmentInProcessIndicator: optionalFlag,
  optOutList: v.optional(v.array(v.object({ code: text })), []),
  productList: v.array(product),
});

const client = v.object({
  clientId: text,
  clientNumber: text,
  clientName: text,
  spendingAccountBlackoutIndicator: optionalFlag,
  groupList: v.array(group),
});

const memberInfoReply = v.pipe(
  v.object({
    payload: v.object({
      memberInfo: v.object({
        brand: text,
        umi: text,
        agreementId: text,
        firstName: text,
        lastName: text,
        dob: date,
        relationshipCode: text,
        pinNumber: text,
        ecId: text,
        bvUserId: text,
        erisaIndicator: optionalFlag,
        spendingAccountExists: flag,
        clientList: v.array(client),
      }),
    }),
  }),
  v.transform(({ payload: { memberInfo } }) => ({
    ...memberInfo,
    isSubscriber: SUBSCRIBER_CODES.includes(memberInfo.relationshipCode),
  })),
);

/** The member's profile as it was when the plan year began (spec 001 §7 'Member info'). Chosen here: the payload's nesting. */
export const memberInfo = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/member/v3/memberInfo',
  access: 'member',
  sends: { appid: 'CHMMBR' },
  reply: memberInfoReply,
});
export type MemberInfoWire = WireOf<typeof memberInfo>;
export type MemberInfo = v.InferOutput<typeof memberInfoReply>;

const volatileMemberInfoReply = v.pipe(
  v.object({
    payload: v.object({
      volatileMemberInfo: v.object({
        mhsTermsConditionsCode: optionalText,
        lastClaimPaymentVisitDate: optionalDate,
        lastEdMaterialVisitDate: optionalDate,
        lastMessageCenterVisitDate: optionalDate,
      }),
    }),
  }),
  v.transform(({ payload }) => payload.volatileMemberInfo),
);

/** What changes often in the profile: visits and accepted terms (spec 001 §7 'Member info'). Chosen here: the payload's nesting. */
export const volatileMemberInfo = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/member/v1/volatileMemberInfo',
  access: 'member',
  sends: { appid: 'CHMMBR' },
  reply: volatileMemberInfoReply,
});
export type VolatileMemberInfoWire = WireOf<typeof volatileMemberInfo>;
export type VolatileMemberInfo = v.InferOutput<typeof volatileMemberInfoReply>;
