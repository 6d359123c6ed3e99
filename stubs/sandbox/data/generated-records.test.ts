import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../../../src/lib/date/date.ts';
import { FAMILIES } from '../../people/families.ts';
import type { Family } from '../../people/family.ts';
import { memberOf } from '../../people/member-of.ts';
import { PEOPLE } from '../../people/people.ts';
import { PASSWORD } from '../../people/person.ts';
import { generateClaims } from '../claims/claim-records.ts';
import { cachePerDay } from './day-cache.ts';
import { sandboxDay } from './days.ts';
import { generateMessages } from '../messages/message-records.ts';
import { createRandom } from './random.ts';

const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-02-29', days));
const family = fc.constantFrom<Family>(FAMILIES.delgado, FAMILIES.kessler, FAMILIES.lindqvist);

describe('generated records', () => {
  it('are the same each time they are generated for the same day', () => {
    fc.assert(
      fc.property(family, day, (of, on) => {
        expect(generateClaims(of, on)).toEqual(generateClaims(of, on));
        expect(generateMessages(of, on)).toEqual(generateMessages(of, on));
      }),
      { numRuns: 20 },
    );
  });

  it('are the same in every process', () => {
    const claims = generateClaims(FAMILIES.delgado, '2026-11-12').slice(0, 6);
    expect(
      claims.map(
        ({ serviceDate, wire }) => `${serviceDate} ${wire.planType} ${wire.providerName} ${wire.yourCost}`,
      ),
    ).toMatchInlineSnapshot(`
      [
        "2026-11-09 medical Riverbend Orthopedics and Sports Medicine undefined",
        "2026-11-03 drug Sunnybank Pharmacy #114 0",
        "2026-10-27 dental Gregor Halvorsen, DDS 101.91",
        "2026-10-16 medical St. Brennan Children’s Clinic 139.43",
        "2026-10-02 drug Marrow & Pike Drugs 12.47",
        "2026-09-18 vision Brightwater Eye Care 10",
      ]
    `);
  });

  it('are at least one day old, and their ages do not depend on the current date', () => {
    const ages = (of: Family, on: string) => [
      ...generateClaims(of, on).map(({ serviceDate }) => daysBetween(serviceDate, on)),
      ...generateMessages(of, on).map(({ date }) => daysBetween(date, on)),
    ];
    fc.assert(
      fc.property(family, day, (of, on) => {
        expect(ages(of, on)).toEqual(ages(of, '2026-11-12'));
        expect(ages(of, on).every((age) => age >= 1)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it('match the counts that the family defines, and contain claims only for its members and groups', () => {
    for (const of of Object.values<Family>(FAMILIES)) {
      const claims = generateClaims(of, '2026-11-12');
      const groups = of.clients.flatMap((client) =>
        client.groups.map(({ number }) => `${client.id} ${number}`),
      );
      expect(claims).toHaveLength(of.claims.total);
      expect(claims.every(({ pin }) => of.members.some((member) => member.pin === pin))).toBe(true);
      expect(claims.every(({ wire }) => groups.includes(`${wire.clientId} ${wire.groupNumber}`))).toBe(true);
      const messages = generateMessages(of, '2026-11-12').filter(({ isSpecial }) => !isSpecial);
      expect(messages).toHaveLength(
        of.messages.total + (of.messages.written ?? []).filter(({ special }) => !special).length,
      );
    }
  });
});

describe('the sandbox people', () => {
  it('have unique ids, logon ids, pins and ecIds, and a password that meets the rule', () => {
    const members = Object.values<Family>(FAMILIES).flatMap((of) => of.members);
    for (const ids of [
      PEOPLE.map(({ id }) => id),
      PEOPLE.map(({ logonId }) => logonId.toUpperCase()),
      members.map(({ pin }) => pin),
      members.map(({ ecId }) => ecId),
    ]) {
      expect(new Set(ids).size).toBe(ids.length);
    }
    expect(PASSWORD).toMatch(/^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)(?=.*[^A-Za-z\d])[^<>+]{6,}$/);
  });

  it('have the same name as their member record', () => {
    for (const person of PEOPLE) {
      const self = memberOf(person)?.self;
      if (self) expect(`${self.firstName} ${self.lastName}`).toBe(person.name);
    }
  });
});

describe('createRandom', () => {
  it('returns numbers within bounds, and the same sequence for the same seed', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: -500, max: 500 }), fc.nat(1000), (seed, min, width) => {
        const [first, second] = [createRandom(seed), createRandom(seed)];
        for (let turn = 0; turn < 20; turn += 1) {
          const drawn = first.integer(min, min + width);
          expect(drawn).toBe(second.integer(min, min + width));
          expect(drawn >= min && drawn <= min + width).toBe(true);
        }
      }),
    );
  });

  it('returns different sequences for different seeds', () => {
    expect(createRandom('claims a').next()).not.toBe(createRandom('claims b').next());
  });
});

describe('cachePerDay', () => {
  it('generates the data of a family and day once, and drops the oldest entry when the cache is full', () => {
    let made = 0;
    const numbered = cachePerDay(() => (made += 1), 2);
    const { delgado } = FAMILIES;
    expect([numbered(delgado, 'a'), numbered(delgado, 'a'), numbered(delgado, 'b')]).toEqual([1, 1, 2]);
    expect([numbered(delgado, 'c'), numbered(delgado, 'b'), numbered(delgado, 'a')]).toEqual([3, 2, 4]);
  });
});

it('sandboxDay returns the date in Eastern time', () => {
  expect(sandboxDay(Date.UTC(2026, 10, 13, 4, 59))).toBe('2026-11-12');
  expect(sandboxDay(Date.UTC(2026, 10, 13, 5, 0))).toBe('2026-11-13');
});
