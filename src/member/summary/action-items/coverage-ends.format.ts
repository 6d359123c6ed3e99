/** Action items about ending coverage. Loaded only for members who may have such an item. */
import { showDate, type IsoDate } from '../../../lib/date/date.ts';
import { listText } from '../../../lib/text/list-text.ts';
import { endingCoverage, type Ending } from './coverage-ends.rules.ts';
import { t } from './coverage-ends.text.ts';
import type { Covered, ActionItem } from './action-items.rules.ts';

function whose({ person, lines }: Ending): string {
  if (person !== null) return t('person', { name: person });
  if (lines === null) return t('whole');
  // 'other' is an unknown line of business, which has no name to show.
  const names = lines.flatMap((line) => (line === 'other' ? [] : [t(line)]));
  return t('lines', { lines: listText(names) });
}

/** @param today in the brand's time zone */
export function lineOfEnding(ending: Ending, today: IsoDate): string {
  const { end, daysLeft: count } = ending;
  const said = { what: whose(ending), date: showDate(end, today), count };
  if (count < 0) return t('ended', said);
  return t(count === 0 ? 'endsToday' : 'ends', said);
}

export const coverageItems = (profile: Covered, today: IsoDate): ActionItem[] =>
  endingCoverage(profile, today).map((ending) => ({
    kind: 'coverage',
    id: `coverage ${ending.end} ${ending.person ?? ending.lines?.join(' ') ?? ''}`,
    line: lineOfEnding(ending, today),
    daysLeft: ending.daysLeft,
  }));
