/** Which time zones of a notice raise a question. `renderer/release/rule-questions.test.ts` tests the other questions. */
import { expect, it } from 'vitest';
import { parseBrandSource } from '../load/brand-source.ts';
import { PROJECT } from '../brand-tree.fixture.ts';
import { findBrand, loadBrands } from '../read-brands.ts';
import { noticesOf } from './notice-questions.ts';

const { brand } = findBrand(loadBrands(PROJECT), 'mincr');
const questionsIn = (timeZone: string) =>
  noticesOf(
    [
      {
        source: parseBrandSource('brands/shared/alerts/storm.yaml', ''),
        alert: {
          kind: 'outage',
          title: 'Down',
          text: 'Sorry.',
          timeZone,
          starts: '2026-12-04 06:00',
          ends: '2026-12-05 08:00',
        },
      },
    ],
    brand,
    Date.parse('2026-12-01T12:00:00Z'),
  ).flatMap(({ questions }) => questions);

it.each([
  'America/Chicago',
  'America/Indiana/Knox',
  'America/Puerto_Rico',
  'Pacific/Honolulu',
  'US/Eastern',
  'UTC',
])('a notice with its times in %s raises no question for the editor', (zone) =>
  expect(questionsIn(zone)).toEqual([]),
);

it.each(['America/Mexico_City', 'America/Toronto', 'Pacific/Auckland', 'Europe/London'])(
  'a notice with its times in %s raises a question that names the zone',
  (zone) => expect(questionsIn(zone)).toEqual([`brands/shared/alerts/storm.yaml has its times in ${zone}`]),
);
