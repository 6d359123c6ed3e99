/** The claims panel of the activity summary (spec 001 §2): the newest three claims of the last 60 days. */
import { useStore } from '@nanostores/react';
import { useCallback, useDeferredValue, useInsertionEffect, useMemo, useState, type ReactNode } from 'react';
import { useBrandContact } from '../../ui/page/brand-context.tsx';
import { claimKey } from '../../profile/payments/claim-key.rules.ts';
import { $groupChoices } from '../../profile/group/selected-group.store.ts';
import { isMarkedPaid, type PaidMarks } from '../../profile/payments/paid-marks.rules.ts';
import { $paidMarks } from '../../profile/payments/paid-marks.store.ts';
import { ALL_CLAIMS } from '../../routing/hash.rules.ts';
import type { Remote } from '../../lib/remote/remote.ts';
import type { IsoDate } from '../../lib/date/date.ts';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import openRowStyles from '../../ui/list/open-row.css?inline';
import { passFocusOn } from '../../ui/page/focus.ts';
import { EmptyNote, SkippedNote } from '../../ui/page/panel-notes.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { RemoteView } from '../../ui/page/remote-view.tsx';
import { SkeletonRows } from '../../ui/page/skeleton.tsx';
import rowStyles from './claim-row.css?inline';
import { ClaimRow } from './claim-row.view.tsx';
import { FillClaimSlots } from './claim-slots.ts';
import { newestClaims, SUMMARY_ROWS } from './claims.rules.ts';
import type { ClaimSummary } from './claims.schema.ts';
import { $claimSummary } from './claims.store.ts';
import { t } from './claims.text.ts';
import { hasPersistedFilters } from './list/persisted-filters.ts';
import { summaryRange } from './summary-range.ts';

interface ClaimsIslandProps {
  today: IsoDate;
  onRetry(): void;
  fold?: ReactNode;
  foot?: ReactNode;
}

interface OpenRow {
  /** `claimKey` of the open claim; null if none is open. */
  open: string | null;
  toggle(key: string): void;
}

interface ClaimsPanelProps extends ClaimsIslandProps, OpenRow {
  summary: Remote<ClaimSummary>;
  marks: PaidMarks;
}

interface ClaimRowsProps extends Pick<ClaimsPanelProps, 'today' | 'marks' | 'open' | 'toggle'> {
  summary: ClaimSummary;
}

const ClaimRows = ({ summary, today, marks, open, toggle }: ClaimRowsProps) => {
  const { phone } = useBrandContact();
  // With several groups, the note below the rows says that the panel shows the claims of all groups.
  const isOfGroups = useStore($groupChoices).length > 1;
  const rows = newestClaims(summary.claims);
  return (
    <>
      <ul className="rows">
        {rows.map((claim) => (
          <ClaimRow
            key={claimKey(claim)}
            claim={claim}
            today={today}
            isMarked={isMarkedPaid(marks, claim)}
            open={open === claimKey(claim)}
            onToggle={toggle}
          />
        ))}
      </ul>
      {summary.skipped > 0 ? <SkippedNote text={t('skipped', { count: summary.skipped, phone })} /> : null}
      <p className="panel-foot">
        {t(isOfGroups ? 'shownGroups' : 'shown', { rows: rows.length, count: summary.total })}
      </p>
    </>
  );
};

/** The error note for a failed spending vendor, with a link to the list and a retry button (spec 001 §2, §8). */
const VendorFailed = ({ onRetry }: Pick<ClaimsPanelProps, 'onRetry'>) => (
  <div className="note note-failed" role="alert">
    <p className="note-text">{t('vendorHeading')}</p>
    <p>{t('vendorFailed')}</p>
    <p className="note-actions">
      <a className="button" href={ALL_CLAIMS}>
        {t('view')}
      </a>
      <button type="button" className="button" ref={passFocusOn} onClick={onRetry}>
        {t('reload')}
      </button>
    </p>
  </div>
);

function PanelBody(props: ClaimsPanelProps) {
  const { summary, today, marks, open, toggle, onRetry } = props;
  const refined = hasPersistedFilters(); // filters change the text of an empty panel (spec 001 §8)
  return (
    <RemoteView
      value={summary}
      loading={<SkeletonRows rows={SUMMARY_ROWS} label={t('loading')} />}
      failed={t('failed')}
      onRetry={onRetry}
      empty={({ spendingDataComplete, claims }) =>
        spendingDataComplete && claims.length === 0 ? (
          <EmptyNote
            drawing="claims"
            text={t(refined ? 'emptyRefined' : 'empty')}
            next={t(refined ? 'emptyRefinedNext' : 'emptyNext')}
          />
        ) : null
      }
    >
      {(value) =>
        value.spendingDataComplete ? (
          <ClaimRows summary={value} today={today} marks={marks} open={open} toggle={toggle} />
        ) : (
          <VendorFailed onRetry={onRetry} />
        )
      }
    </RemoteView>
  );
}

/** The open row. It stays open while the panel reloads, such as after a payment. */
function useOpenRow(): OpenRow {
  const [open, setOpen] = useState<string | null>(null);
  const toggle = useCallback((key: string) => setOpen((now) => (now === key ? null : key)), []);
  return { open, toggle };
}

export function ClaimsIsland(props: ClaimsIslandProps) {
  useInsertionEffect(() => [openRowStyles, rowStyles].forEach(adoptStyles), []);
  const { today, fold, foot } = props;
  const summary = useDeferredValue(useStore($claimSummary));
  const marks = useStore($paidMarks) ?? {}; // loads the marks at the same time as the claims
  const { from, to } = summaryRange(today);
  const slots = useMemo(() => ({ range: { from, to } }), [from, to]);
  const row = useOpenRow();
  const news =
    summary.state === 'ready' && summary.value.spendingDataComplete ? summary.value.sinceLastVisit : 0;
  return (
    <FillClaimSlots slots={slots}>
      <Panel
        id="claims-panel"
        heading={t('heading')}
        busy={summary.state === 'loading'}
        fold={fold}
        foot={foot}
        aside={news > 0 ? t('sinceVisit', { count: news }) : null}
      >
        <PanelBody {...props} {...row} summary={summary} marks={marks} />
      </Panel>
    </FillClaimSlots>
  );
}
