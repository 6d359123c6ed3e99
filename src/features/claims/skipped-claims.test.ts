import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { listContextOf } from './claims-context.rules.ts';
import { indexRows } from '../../ui/list/list-index.rules.ts';
import { claimsListOf } from './list/claims-list.rules.ts';
import { claimSummaryQuery } from './claims.rules.ts';
import { claimSummary, recentClaims, type ClaimWire, type RawClaimWire } from './claims.schema.ts';

const plain: ClaimWire = {
  claimNumber: '1',
  clientId: 'C1',
  memberFirstName: 'Maria',
  memberLastName: 'Delgado',
  memberDob: '03/14/1984',
  groupNumber: 'G1',
  dateOfServiceISO: '2026-11-12',
  yourCost: 42.1,
  claimStatusCode: '1',
  planType: 'medical',
};
const raw: RawClaimWire = {
  claimNumber: '2',
  clientId: 'C1',
  mbrFirstNm: 'Leo',
  mbrLastNm: 'Delgado',
  mbrBirthDate: '20070621',
  clnCnRuleSetClaimsPcsgNo: 'G1',
  bilgProvSvcBgnDt: '20261103',
  bilgProvClmStaCd: '3',
  sysSrcCode: 'ods',
};
const response = (claims: readonly unknown[], messages?: readonly unknown[]) => ({
  payload: {
    getClaimAccumActivitySummaryData: claims,
    totalClaims: claims.length,
    totalClaimsSinceLastVisit: 0,
    ...(messages ? { messages } : {}),
  },
});
const read = (claims: readonly unknown[], messages?: readonly unknown[]) =>
  v.parse(claimSummary.response, response(claims, messages));
const isOneClaim = (value: unknown): boolean => v.is(claimSummary.response, response([value]));

/** Generates malformed claims: a claim with one invalid field, or any JSON value that is not a claim. */
const garbage = fc
  .oneof(
    fc.jsonValue(),
    fc
      .tuple(fc.constantFrom(plain, raw), fc.constantFrom('claimNumber', 'clientId'), fc.jsonValue())
      .map(([claim, field, value]) => ({ ...claim, [field]: value })),
    fc.constantFrom(
      { ...plain, dateOfServiceISO: 'soon' },
      { ...plain, yourCost: 'a lot' },
      { ...raw, sysSrcCode: '?' },
    ),
  )
  .filter((value) => !isOneClaim(value));

describe('a response with malformed claims', () => {
  it('keeps the valid claims and counts the malformed claims, for both calls that return claims', () => {
    const goods = fc
      .array(fc.constantFrom(plain, raw), { minLength: 1 })
      .map((all) => all.map((claim, at) => ({ ...claim, claimNumber: `N${at}` })));
    fc.assert(
      fc.property(goods, fc.array(fc.tuple(garbage, fc.nat(20))), (claims, bad) => {
        const mixed: unknown[] = [...claims];
        for (const [value, at] of bad) mixed.splice(at, 0, value);
        for (const { response: schema } of [claimSummary, recentClaims]) {
          const parsed = v.parse(schema, response(mixed));
          expect(parsed.claims.map(({ number }) => number)).toEqual(
            claims.map(({ claimNumber }) => claimNumber),
          );
          expect(parsed.skipped).toBe(bad.length);
          expect(parsed.total).toBe(mixed.length);
        }
      }),
    );
  });

  it('is invalid if every claim is malformed', () => {
    expect(isOneClaim({ ...plain, dateOfServiceISO: '' })).toBe(false);
    expect(read([])).toMatchObject({ claims: [], skipped: 0 });
  });

  it.each([
    ['a malformed text', [{ id: 'spendingVendor', text: { no: 'text' } }]],
    ["a text other than 'okay'", [{ id: 'spendingVendor', text: 'down' }]],
  ])('has incomplete spending data if the message "spendingVendor" has %s', (_name, messages) => {
    expect(read([plain], messages).spendingDataComplete).toBe(false);
  });
});

describe('a claim whose patient has no birth date', () => {
  it.each(['', null, undefined, 'unknown'])(
    'is accepted if the service sends %j as the birth date',
    (dob) => {
      const { claims, skipped } = read([
        { ...plain, memberDob: dob },
        { ...raw, mbrBirthDate: dob },
      ]);
      expect(skipped).toBe(0);
      expect(claims.map(({ patient }) => patient.dateOfBirth)).toEqual([null, null]);
      const context = listContextOf({ clientList: [], lastClaimPaymentVisitDate: '2026-11-01' });
      const member = indexRows(claims, claimsListOf(context)).facets.find(({ name }) => name === 'member');
      expect(member?.options).toEqual(['Leo Delgado|', 'Maria Delgado|']);
    },
  );

  it('is requested without patientDob if there is a migration date (001 §6)', () => {
    const query = claimSummaryQuery(
      {
        agreementId: 'A1',
        umi: 'U1',
        relationshipCode: '01',
        isSubscriber: false,
        pinNumber: '002',
        groupNumbers: [],
        clientIds: [],
        lastClaimPaymentVisitDate: '2026-11-02',
        firstName: 'Iris',
        dob: null,
        ibcMigrationDate: '2026-01-01',
      },
      '2026-09-22',
      '2026-11-21',
    );
    expect(query).toMatchObject({ pin: '002', patientFirstName: 'Iris' });
    expect(query).not.toHaveProperty('patientDob');
  });
});
