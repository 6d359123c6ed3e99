/** Both sides of the member's insurance card in a dialog (decisions/plans#the-card-in-one-press). Loaded when the member opens the dialog. */
import { pageBrand } from '../../../brand/page-brand.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useInsertionEffect, useMemo } from 'react';
import { cardRows } from '../../../features/health-plans/card/card-rows.rules.ts';
import IdCards from '../../../features/health-plans/card/id-cards.island.tsx';
import { healthPlanRows, type HealthPlanRow } from '../../../features/health-plans/health-plan-rows.rules.ts';
import {
  $healthPlans,
  openHealthPlans,
  retryHealthPlans,
} from '../../../features/health-plans/health-plans.store.ts';
import { brandToday } from '../../../lib/date/brand-day.ts';
import { $profile } from '../../../profile/profile.store.ts';
import { $selectedGroup } from '../../../profile/group/selected-group.store.ts';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { EmptyNote } from '../../../ui/page/panel-notes.tsx';
import { RemoteView } from '../../../ui/page/remote-view.tsx';
import { SkeletonRows } from '../../../ui/page/skeleton.tsx';
import { PhoneIn } from '../../../ui/page/text-with-phone.tsx';
import styles from './card-dialog.css?inline';
import { t } from './card-dialog.text.ts';

const ROWS = 3;

function PlanCards({ rows }: { rows: readonly HealthPlanRow[] }) {
  const profile = useStore($profile);
  if (rows.length === 0 || profile.state !== 'ready')
    return (
      <EmptyNote
        drawing="plans"
        text={t('none')}
        next={<PhoneIn text={t('noneNext', { phone: pageBrand().phone })} />}
      />
    );
  return <IdCards rows={rows} profile={profile.value} firstPin={profile.value.pinNumber} />;
}

function Cards() {
  const today = brandToday();
  const groupNumber = useStore($selectedGroup)?.groupNumber ?? '';
  const { canceledPlans } = pageBrand().rules;
  const loaded = useStore($healthPlans);
  const plans = loaded.state === 'ready' ? loaded.value.plans : null;
  const rows = useMemo(
    () => cardRows(healthPlanRows(plans ?? [], canceledPlans, today), groupNumber),
    [plans, canceledPlans, today, groupNumber],
  );
  useEffect(openHealthPlans, []);
  return (
    <RemoteView
      value={loaded}
      loading={<SkeletonRows rows={ROWS} label={t('loading')} />}
      failed={t('failed')}
      onRetry={() => void retryHealthPlans()}
    >
      {() => <PlanCards rows={rows} />}
    </RemoteView>
  );
}

export default function CardDialog({ onClose }: { onClose(): void }) {
  useInsertionEffect(() => adoptStyles(styles), []);
  return (
    <Modal contentClass="card-dialog" heading={t('heading')} action={t('close')} onAction={onClose}>
      <div className="card-dialog-body">
        <Cards />
      </div>
    </Modal>
  );
}
