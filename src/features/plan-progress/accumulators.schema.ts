/** Accumulations by line of business and person (spec 001 §3 'Accumulator response'). */
import * as v from 'valibot';
import { count, money, optionalDate, optionalMoney, optionalText, text } from '../../lib/http/wire.schema.ts';
import { lineOf } from '../../profile/coverage/lines-of-business.ts';
import { kindOf, networkOf } from './plan.schema.ts';

const descriptor = v.object({
  accumDescriptorCode: text,
  description: optionalText,
  accumAchieved: money,
  accumThreshold: money,
  pendingAmount: optionalMoney,
  asOfDate: optionalDate,
  accumOccurrenceCount: v.nullish(count, null),
});

const type = v.pipe(
  v.object({
    accumTypeCode: text,
    description: optionalText,
    accumDescriptorCodeObject: v.array(descriptor),
  }),
  v.transform(({ accumTypeCode, description, accumDescriptorCodeObject }) =>
    accumDescriptorCodeObject.map((wire) => ({
      typeCode: accumTypeCode,
      descriptorCode: wire.accumDescriptorCode,
      kind: kindOf(accumTypeCode),
      network: networkOf(wire.accumDescriptorCode),
      description: [description, wire.description].filter(Boolean).join(', '),
      /** In cents. */
      achieved: wire.accumAchieved,
      threshold: wire.accumThreshold,
      pending: wire.pendingAmount,
      asOf: wire.asOfDate,
      occurrences: wire.accumOccurrenceCount,
    })),
  ),
);

/** A member with their accumulations. The first member of a family is the subscriber. */
const member = v.pipe(
  v.object({
    memberFirstName: text,
    memberLastName: text,
    memberSuffix: optionalText,
    memberPin: text,
    accumTypeCodeObject: v.array(type),
  }),
  v.transform((wire) => ({
    firstName: wire.memberFirstName,
    lastName: wire.memberLastName,
    suffix: wire.memberSuffix,
    pin: wire.memberPin,
    accumulations: wire.accumTypeCodeObject.flat(),
  })),
);

const category = v.object({ memberObject: v.array(member) });

/** Accumulations by line of business, in the service's order. */
export const accumulatorResponse = v.pipe(
  v.object({
    payload: v.object({
      lobList: v.array(
        v.pipe(
          v.object({
            lob: text,
            accumCatFObject: v.nullish(category),
            accumCatIObject: v.nullish(category),
          }),
          v.transform(({ lob, accumCatFObject, accumCatIObject }) => ({
            lob,
            line: lineOf(lob),
            family: accumCatFObject?.memberObject ?? [],
            individuals: accumCatIObject?.memberObject ?? [],
          })),
        ),
      ),
    }),
  }),
  v.transform(({ payload }) => payload.lobList),
);
export type AccumulatorLine = v.InferOutput<typeof accumulatorResponse>[number];
