import { describe, expect, it } from 'vitest';
import { CHART, placedTeeth } from './arch.rules.ts';

const find = (number: string) => {
  const placed = placedTeeth(true).find(({ tooth }) => tooth.number === number);
  if (!placed) throw new Error('no such tooth');
  return placed;
};

describe('the tooth chart', () => {
  it('draws permanent teeth, and primary teeth only if requested', () => {
    expect(placedTeeth(false)).toHaveLength(32);
    expect(placedTeeth(true)).toHaveLength(52);
  });

  it('has the patient’s right side on the left and the upper jaw on top', () => {
    const { width, height } = CHART;
    for (const { tooth, x, y } of placedTeeth(true)) {
      expect(x < width / 2, tooth.number).toBe(tooth.side === 'right');
      expect(y < height / 2, tooth.number).toBe(tooth.jaw === 'upper');
    }
  });

  it('draws each tooth within the chart, without overlaps', () => {
    const teeth = placedTeeth(true);
    for (const { tooth, x, y, depth } of teeth) {
      expect(x - depth / 2, tooth.number).toBeGreaterThan(0);
      expect(x + depth / 2).toBeLessThan(CHART.width);
      expect(y - depth / 2).toBeGreaterThan(0);
      expect(y + depth / 2).toBeLessThan(CHART.height);
      for (const other of teeth) {
        if (other.tooth === tooth) continue;
        const apart = Math.hypot(other.x - x, other.y - y);
        expect(apart, `${tooth.number} and ${other.tooth.number}`).toBeGreaterThan(16);
      }
    }
  });

  it('mirrors the teeth of the right side on the left side', () => {
    for (const [right, left] of [
      ['1', '16'],
      ['6', '11'],
      ['32', '17'],
      ['A', 'J'],
      ['T', 'K'],
    ] as const) {
      const [rightTooth, other] = [find(right), find(left)];
      expect(Math.abs(rightTooth.x + other.x - CHART.width)).toBeLessThan(1);
      expect(Math.abs(rightTooth.y - other.y)).toBeLessThan(1.5);
    }
  });
});
