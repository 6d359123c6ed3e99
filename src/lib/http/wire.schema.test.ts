import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  businessCode,
  compactDate,
  date,
  flag,
  isoDay,
  money,
  optionalDate,
  optionalFlag,
  optionalMoney,
  optionalText,
  text,
} from './wire.schema.ts';

describe('values from services', () => {
  it.each([
    [flag, ['Y', true]],
    [flag, ['n', false]],
    [flag, ['true', true]],
    [flag, [false, false]],
    [optionalFlag, [undefined, false]],
    [optionalFlag, ['', false]],
    [optionalFlag, [null, false]],
    [optionalFlag, ['Y', true]],
    [optionalText, [null, '']],
    [optionalText, [' x ', 'x']],
    [optionalDate, ['', null]],
    [optionalDate, [undefined, null]],
    [optionalDate, ['20260102', '2026-01-02']],
    [optionalMoney, [undefined, null]],
    [optionalMoney, ['', null]],
    [optionalMoney, [1.5, 150]],
    [money, ['0', 0]],
    [date, ['01/02/2026', '2026-01-02']],
  ] as const)('are parsed, and missing optional values get a default (case %#)', (schema, [wire, inside]) => {
    expect(v.parse(schema, wire)).toBe(inside);
  });

  it.each([
    [text, ''],
    [text, 1],
    [flag, 'maybe'],
    [flag, undefined],
    [date, '20261301'],
    [date, null],
    [optionalDate, 'soon'],
    [money, ''],
    [money, 'free'],
    [optionalMoney, 'free'],
    [optionalFlag, 'maybe'],
  ])('are rejected if they are invalid (case %#)', (schema, wire) => {
    expect(v.safeParse(schema, wire).success).toBe(false);
  });

  it('never make parsing throw, even if they are invalid', () => {
    for (const schema of [text, optionalText, date, optionalDate, flag, optionalFlag, money, optionalMoney]) {
      fc.assert(fc.property(fc.anything(), (wire) => void v.safeParse(schema, wire)));
    }
    fc.assert(fc.property(fc.anything(), (body) => void businessCode(body)));
  });
});

describe('strict parsing of dates and amounts', () => {
  it.each(['2026-02-30', '2026-01-02Tgarbage', '01/02/26', 'yesterday', '20261301', ''])(
    'rejects %j as a date',
    (value) => {
      expect(v.is(date, value)).toBe(false);
    },
  );

  it.each(['2026-01-02', '20260102', '01/02/2026', '2026-01-02T10:11:12.345Z', '2026-01-02T10:11'])(
    'accepts %s as a date',
    (value) => {
      expect(v.parse(date, value)).toBe('2026-01-02');
    },
  );

  it.each(['0x10', '1 2', '1,2,3', '12e3', 'free', ''])('rejects %j as an amount', (value) => {
    expect(v.is(money, value)).toBe(false);
  });

  it.each([
    ['$1,250.00', 125_000],
    ['-3', -300],
    ['42.1', 4210],
  ])('parses %s as %d cents', (value, cents) => {
    expect(v.parse(money, value)).toBe(cents);
  });

  it.each(['2026-02-30', '20260230'])('rejects %s as a date that the site sends in a request', (value) => {
    expect(v.is(isoDay, value) || v.is(compactDate, value)).toBe(false);
  });
});
