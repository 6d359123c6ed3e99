import { describe, expect, it } from 'vitest';
import { accumulationWith, amountsWith, individualWith } from '../progress.fixture.ts';
import { nextClaims } from './next-claims.rules.ts';

const person = (name: string) => ({ key: name, name, pin: name, uniqueName: name });
const limitOf = (pin: string, achieved: number, threshold: number) =>
  individualWith({ pin, uniqueName: pin, achieved, threshold });
const family = (achieved: number, threshold: number) => ({
  description: '',
  ...amountsWith({ achieved, threshold }),
});
const people = [person('1'), person('2')];
const deductible = accumulationWith({
  family: family(120_473, 300_000),
  individuals: [limitOf('1', 98_172, 150_000), limitOf('2', 16_166, 150_000)],
});

describe('nextClaims', () => {
  it('returns what is left of each person’s limit if that is less than what is left of the family’s limit', () => {
    expect(nextClaims({ people, accumulations: [deductible] }, 'in-network')).toEqual({
      same: null,
      people: [
        { key: '1', name: '1', next: { pays: 'full-price', left: 51_828 } },
        { key: '2', name: '2', next: { pays: 'full-price', left: 133_834 } },
      ],
    });
  });

  it('returns no cost for a person who has reached their own maximum', () => {
    const maximum = accumulationWith({
      kind: 'out-of-pocket-maximum',
      individuals: [limitOf('1', 500, 500), limitOf('2', 0, 500)],
    });
    const next = nextClaims({ people, accumulations: [deductible, maximum] }, 'in-network');
    expect(next).toMatchObject({ people: [{ next: { pays: 'nothing' } }, { next: { pays: 'full-price' } }] });
  });

  it('returns a single result if the next claim costs everyone the same, or if only the family has a limit', () => {
    const reached = accumulationWith({ family: family(300, 300) });
    expect(nextClaims({ people, accumulations: [reached] }, 'in-network')).toEqual({
      same: { pays: 'share', left: null },
    });
    expect(nextClaims({ people: [], accumulations: [reached] }, 'in-network')).toEqual({
      same: { pays: 'share', left: null },
    });
  });

  it('returns null if the network has no limits', () => {
    expect(nextClaims({ people, accumulations: [deductible] }, 'out-of-network')).toBeNull();
  });
});
