/** The skeleton of the plan progress panel until its chunk is loaded. Prerendered in the panel's final size. */
import { ProgressRoom } from '../../features/plan-progress/progress-room.view.tsx';
import { newReference } from '../../lib/http/reference-code.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { FailedNote } from '../../ui/page/panel-notes.tsx';
import { t } from '../shared/member.text.ts';

const PANEL_ID = 'plan-progress-panel';

/** Spec 001 §2 'view-all link to #/healthPlans'. */
export const AllPlans = () => <a href="#/healthPlans">{t('allPlans')}</a>;

/** @param lines lines of business of the plans to keep space for */
export const ProgressSkeleton = ({ lines }: { lines: readonly string[] }) => (
  <Panel id={PANEL_ID} heading={t('planProgress')} busy foot={<AllPlans />}>
    <ProgressRoom lines={lines} />
  </Panel>
);

/** Shown if the panel's chunk did not load. */
export const ProgressUnloaded = ({ onRetry }: { onRetry(): void }) => (
  <Panel id={PANEL_ID} heading={t('planProgress')} busy={false} foot={<AllPlans />}>
    <FailedNote text={t('planProgressFailed')} reference={newReference()} onRetry={onRetry} />
  </Panel>
);
