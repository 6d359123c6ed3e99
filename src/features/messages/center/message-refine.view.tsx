/** The filters of the message center: period, types and people (spec 001 §2). */
import { memo, useMemo } from 'react';
import { showCount } from '../../../lib/text/count.ts';
import { showLongDate, type DateSpan, type IsoDate } from '../../../lib/date/date.ts';
import type { RangeWords } from '../../../ui/filter/custom-dates.tsx';
import { useDateRange } from '../../../ui/filter/date-range.tsx';
import { toggleOption } from '../../../ui/list/facets.rules.ts';
import { headingId } from '../../../ui/list/list-actions.ts';
import { RefineBlocks, type RefineBlock } from '../../../ui/filter/refine-blocks.tsx';
import { CENTER_ID } from './center-rows.rules.ts';
import { MESSAGE_TYPES, type CenterRefine } from './message-center.schema.ts';
import { t } from './message-center.text.ts';

/** A person whose messages the member may see. */
export interface Recipient {
  uniqueName: string;
  name: string;
}

interface MessageRefineProps {
  refine: CenterRefine;
  recipients: readonly Recipient[];
  today: IsoDate;
  total: number;
  onChange(changes: Partial<CenterRefine>): void;
}

/** Minimum number of people for the person filter (spec 001 §2 'hidden when there are fewer than 2 members'). */
const MIN_RECIPIENTS = 2;

function daysText(span: DateSpan | null): string {
  if (span === null) return t('hint');
  return t('hintDays', { from: showLongDate(span.from), to: showLongDate(span.to) });
}

const RANGE_WORDS: RangeWords = { label: (end) => t(`ends.${end}`), hint: daysText };

function blocksOf({ types, members }: CenterRefine, recipients: readonly Recipient[]): RefineBlock[] {
  const typeBlock: RefineBlock = {
    id: 'types',
    label: t('types'),
    choices: MESSAGE_TYPES.map((option) => ({ option, label: t(option), chosen: types.includes(option) })),
  };
  const memberBlock: RefineBlock = {
    id: 'members',
    label: t('members'),
    choices: recipients.map(({ uniqueName, name }) => ({
      option: uniqueName,
      label: name,
      chosen: members.includes(uniqueName),
    })),
  };
  return recipients.length < MIN_RECIPIENTS ? [typeBlock] : [typeBlock, memberBlock];
}

function Refine({ refine, recipients, today, total, onChange }: MessageRefineProps) {
  const { period, types, members } = refine;
  const blocks = useMemo(() => blocksOf(refine, recipients), [refine, recipients]);
  const toggle = (block: string, option: string): void => {
    const next = toggleOption({ types, members }, block, option);
    if (block === 'members') onChange({ members: [...(next['members'] ?? [])] });
    else onChange({ types: MESSAGE_TYPES.filter((type) => next['types']?.includes(type)) });
  };
  const range = useDateRange({
    id: CENTER_ID,
    label: t('period'),
    value: period,
    today,
    words: RANGE_WORDS,
    onChange: (next) => onChange({ period: next }),
  });
  return (
    <RefineBlocks
      blocks={blocks}
      range={range}
      results={t('show', { count: total, shown: showCount(total) })}
      resultsId={headingId(CENTER_ID)}
      onToggle={toggle}
    />
  );
}

export const MessageRefine = memo(Refine);
