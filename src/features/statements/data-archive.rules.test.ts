import { expect, it } from 'vitest';
import {
  archiveName,
  archiveNotes,
  namesInZip,
  showsDataArchive,
  statementLines,
} from './data-archive.rules.ts';
import type { ArchivedStatement } from './statement-archive.rules.ts';
import { statementWith } from './statements.fixture.ts';

const MINE: ArchivedStatement = { ...statementWith(), dependent: 'Maria', address: null };
const HIS: ArchivedStatement = { ...MINE, documentId: 'D2', dependent: 'Daniel', cycleDate: null };

it.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
  [false, false, false],
])(
  'showsDataArchive with the capability %s and isSubscriber %s is %s (001 §6)',
  (capability, isSubscriber, shows) => {
    expect(showsDataArchive(capability, { isSubscriber })).toBe(shows);
  },
);

it('statementLines returns the person, dates, group, references and file of each statement', () => {
  expect(statementLines([MINE, HIS], () => true)).toEqual([
    [
      'Statement',
      'Person',
      'Begins',
      'Ends',
      'Created',
      'Group number',
      'Document reference',
      'Tracking number',
      'Invoice number',
      'File in the ZIP',
    ],
    [
      'Health Statement - 10/01/2026 - 10/31/2026',
      'Maria',
      '2026-10-01',
      '2026-10-31',
      '2026-11-03',
      'G1',
      'R1',
      'T1',
      '',
      'health-statement-2026-10-01-2026-10-31.pdf',
    ],
    [
      'Health Statement - 10/01/2026 - 10/31/2026',
      'Daniel',
      '2026-10-01',
      '2026-10-31',
      '',
      'G1',
      'R1',
      'T1',
      '',
      'health-statement-2026-10-01-2026-10-31-2.pdf',
    ],
  ]);
});

it('statementLines names no file for a statement that is not in the ZIP', () => {
  const files = statementLines([MINE, HIS], (statement) => statement !== MINE).map((line) => line.at(-1));
  expect(files).toEqual(['File in the ZIP', '', 'health-statement-2026-10-01-2026-10-31-2.pdf']);
});

it.each([
  [{ total: 3, saved: 3, failed: 0 }, ['Saved 3 statements to your downloads.']],
  [
    { total: 3, saved: 2, failed: 1 },
    [
      'Saved 2 of 3 statements to your downloads.',
      'We couldn’t get 1 statement. Try again in a few minutes, or call 1-800.',
    ],
  ],
  [
    { total: 3, saved: 1, failed: 0 },
    [
      'Saved 1 of 3 statements to your downloads.',
      'You can’t save 2 statements here. To get copies, call 1-800.',
    ],
  ],
  [
    { total: 3, saved: 0, failed: 2 },
    [
      'We couldn’t get 2 statements. Try again in a few minutes, or call 1-800.',
      'You can’t save 1 statement here. To get a copy, call 1-800.',
    ],
  ],
])('archiveNotes advises a retry only if a document failed to load: %j', (counts, notes) => {
  expect(archiveNotes(counts, '1-800')).toEqual(notes);
});

it('namesInZip gives every file a different name', () => {
  expect(new Set(namesInZip([MINE, HIS, MINE])).size).toBe(3);
});

it('archiveName contains the date range', () => {
  expect(archiveName({ from: '2025-11-23', to: '2026-11-23' })).toBe('statements-2025-11-23-2026-11-23');
});
