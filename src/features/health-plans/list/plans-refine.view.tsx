/** The two radio filters: plan group and plan progress (spec 001 §2). */
import { memo } from 'react';
import { headingId } from '../../../ui/list/list-actions.ts';
import { RefineBlocks, type RefineBlock } from '../../../ui/filter/refine-blocks.tsx';
import {
  ALL_GROUPS,
  showsFilter,
  type FilterOption,
  type GroupOption,
  type PlanFilters,
  type ProgressValue,
} from '../plan-filters.rules.ts';
import { t } from './health-plans-list.text.ts';

export const LIST_ID = 'plans';

const GROUP_FILTER = 'plan-group';
export const PROGRESS_FILTER = 'plan-progress';

interface PlansRefineProps {
  groups: readonly GroupOption[];
  progress: readonly FilterOption<ProgressValue>[];
  filters: PlanFilters;
  /** Number of all plans, and of the plans that match the filters. */
  all: number;
  shown: number;
  onChoose(filter: string, option: string): void;
}

const groupLabel = ({ employer, value }: GroupOption): string =>
  employer === null ? t('groupOption', { number: value }) : t('employerOption', { employer, number: value });

function groupBlock({ groups, filters, all }: PlansRefineProps): RefineBlock {
  const everything = {
    option: ALL_GROUPS,
    label: t('allGroups'),
    count: all,
    chosen: filters.group === ALL_GROUPS,
    isNoFilter: true as const,
  };
  const each = groups.map((group) => ({
    option: group.value,
    label: groupLabel(group),
    count: group.count,
    chosen: filters.group === group.value,
  }));
  return { id: GROUP_FILTER, label: t('groupFilter'), choices: [everything, ...each], single: true };
}

const progressBlock = ({ progress, filters }: PlansRefineProps): RefineBlock => ({
  id: PROGRESS_FILTER,
  label: t('progressFilter'),
  choices: progress.map(({ value, count }) => ({
    option: value,
    label: t(`progress.${value}`),
    count,
    chosen: filters.progress === value,
  })),
  single: true,
});

function Refine(props: PlansRefineProps) {
  const blocks = [
    ...(showsFilter(props.groups) ? [groupBlock(props)] : []),
    ...(showsFilter(props.progress) ? [progressBlock(props)] : []),
  ];
  return (
    <RefineBlocks
      blocks={blocks}
      results={t('show', { count: props.shown })}
      resultsId={headingId(LIST_ID)}
      onToggle={props.onChoose}
    />
  );
}

export const PlansRefine = memo(Refine);
