/** The health plans list and its filters, connected to their stores (spec 001 §§2, 4). */
import { pageBrand } from '../../../brand/page-brand.ts';
import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useInsertionEffect, useMemo } from 'react';
import { brandToday } from '../../../lib/date/brand-day.ts';
import type { IsoDate } from '../../../lib/date/date.ts';
import type { Profile } from '../../../profile/profile.rules.ts';
import { ListSkeleton } from '../../../ui/list/list-skeleton.view.tsx';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import { showResult } from '../../../ui/list/list-actions.ts';
import listStyles from '../../../ui/list/list.css?inline';
import openRowStyles from '../../../ui/list/open-row.css?inline';
import { RefinePanel } from '../../../ui/filter/refine-panel.tsx';
import { panelFrame } from '../../../ui/page/panel-frame.tsx';
import { RemoteView } from '../../../ui/page/remote-view.tsx';
import { healthPlanRows, rowOfProgress, type HealthPlanRow } from '../health-plan-rows.rules.ts';
import {
  $healthPlans,
  $openPlans,
  $planFilters,
  filterPlans,
  followSelectedGroup,
  openHealthPlans,
  retryHealthPlans,
  openLinkedPlan,
  togglePlan,
} from '../health-plans.store.ts';
import { $linkedPlan } from '../linked-plan.store.ts';
import {
  chooseGroup,
  chooseProgress,
  filterRows,
  groupOptions,
  NO_FILTERS,
  progressOptions,
  PROGRESS_VALUES,
  showsFilter,
  withRows,
  type PlanFilters,
  type ProgressValue,
} from '../plan-filters.rules.ts';
import { t } from './health-plans-list.text.ts';
import { openKeys } from './open-plans.rules.ts';
import { OpenedPlan } from './opened-plan.island.tsx';
import styles from './health-plans-list.css?inline';
import { countText, PlansList, rowId } from './plans-list.view.tsx';
import { LIST_ID, PlansRefine, PROGRESS_FILTER } from './plans-refine.view.tsx';

/** Gives the skeleton the height of a list whose first row is open. */
const SKELETON_ROWS = 9;

const FRAME = panelFrame('plans-list');

interface HealthPlansProps {
  profile: Profile;
}

interface ListedProps {
  rows: readonly HealthPlanRow[];
  skipped: number;
  profile: Profile;
  today: IsoDate;
}

const isProgressValue = (value: string): value is ProgressValue => Object.hasOwn(PROGRESS_VALUES, value);

const filtersFor = (filter: string, option: string): PlanFilters =>
  filter === PROGRESS_FILTER && isProgressValue(option) ? chooseProgress(option) : chooseGroup(option);

/** Opens the row that a plan-details link names, scrolls to the row and focuses it. */
function useLinkedPlan(rows: readonly HealthPlanRow[]): void {
  const linked = useStore($linkedPlan);
  useEffect(() => {
    if (linked === null) return;
    const row = rowOfProgress(rows, linked);
    if (row === null) {
      $linkedPlan.set(null);
      return;
    }
    openLinkedPlan(row.key);
    const button = rowId(rows.indexOf(row));
    requestAnimationFrame(() => {
      const toggle = document.querySelector<HTMLElement>(`button[name="${button}"]`);
      toggle?.focus({ preventScroll: true });
      toggle?.closest('.plan')?.scrollIntoView(); // also brings the content below the toggle into view
    });
  }, [linked, rows]);
}

function Filters({
  rows,
  shown,
  filters,
  profile,
}: Pick<ListedProps, 'rows' | 'profile'> & { shown: number; filters: PlanFilters }) {
  const groups = useMemo(() => groupOptions(rows, profile), [rows, profile]);
  const progress = useMemo(() => progressOptions(rows), [rows]);
  const choose = useCallback(
    (filter: string, option: string) => {
      const next = filtersFor(filter, option);
      filterPlans(next);
      showResult(LIST_ID, countText(filterRows(rows, next).length, rows.length));
    },
    [rows],
  );
  if (!showsFilter(groups) && !showsFilter(progress)) return null;
  return (
    <RefinePanel>
      <PlansRefine
        groups={groups}
        progress={progress}
        filters={filters}
        all={rows.length}
        shown={shown}
        onChoose={choose}
      />
    </RefinePanel>
  );
}

function Listed({ rows, skipped, profile, today }: ListedProps) {
  useLinkedPlan(rows);
  const filters = withRows(rows, useStore($planFilters));
  const shown = filterRows(rows, filters);
  const open = openKeys(shown, useStore($openPlans));
  return (
    <>
      <Filters rows={rows} shown={shown.length} filters={filters} profile={profile} />
      <PlansList
        rows={shown}
        all={rows.length}
        skipped={skipped}
        open={open}
        today={today}
        onToggle={(key) => togglePlan(shown, key)}
        onShowAll={() => filterPlans(NO_FILTERS)}
        renderBody={(row) => <OpenedPlan row={row} profile={profile} />}
      />
    </>
  );
}

export function HealthPlansList({ profile }: HealthPlansProps) {
  const { canceledPlans: canceled } = pageBrand().rules; // spec 001 §4
  useInsertionEffect(() => [listStyles, openRowStyles, styles].forEach(adoptStyles), []);
  const loaded = useStore($healthPlans);
  const today = brandToday();
  const plans = loaded.state === 'ready' ? loaded.value.plans : null;
  const rows = useMemo(() => healthPlanRows(plans ?? [], canceled, today), [plans, canceled, today]);
  useEffect(followSelectedGroup, []);
  useEffect(openHealthPlans, []);
  return (
    <RemoteView
      value={loaded}
      loading={<ListSkeleton rows={SKELETON_ROWS} label={t('loading')} />}
      failed={t('failed')}
      onRetry={() => void retryHealthPlans()}
      frame={FRAME}
    >
      {({ skipped }) => <Listed rows={rows} skipped={skipped} profile={profile} today={today} />}
    </RemoteView>
  );
}
