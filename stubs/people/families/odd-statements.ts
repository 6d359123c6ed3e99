/** Statements that differ from the generated ones (spec 001 §3 'Statement', §4 'Statement titles', §5). */
import type { WrittenStatement } from '../family.ts';

export const ODD_STATEMENTS: readonly WrittenStatement[] = [
  { code: 'MHS', source: 'health', daysBack: [54, 25], suppressed: true },
  { code: 'TAX', source: 'health', daysBack: [330, 45] },
  { code: 'MHS', source: 'health', daysBack: [84, 55], place: 2, noCycle: true },
  { code: 'MHS', source: 'health', daysBack: [114, 85], place: 3, spelling: ['ST_BEGIN', 'ST_END'] },
  { code: 'MHS', source: 'health', daysBack: [144, 115], malformed: true },
  { code: 'COM', source: 'payment-only', daysBack: [75, 16], noCycle: true },
  { code: 'COM', source: 'payment-only', daysBack: [10, -20], inEveryRange: true },
  { code: 'COM', source: 'payment-only', daysBack: [195, 136], spelling: ['ST_BGN_DATE', 'ST_END'] },
  { code: 'MEDC', source: 'quarterly', daysBack: [98, 8] },
  { code: 'SRM', source: 'quarterly', daysBack: [189, 99], spelling: ['ST_BEGIN', 'ST_END_DATE'] },
  { code: 'SRM', source: 'quarterly', daysBack: [900, 810], inEveryRange: true },
];
