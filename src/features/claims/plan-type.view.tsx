/** The plan type (spec 001 §4 'Plan type icons: Medical, Dental, Drug, Vision') and the mark 'New'. */
import { memo } from 'react';
import { DrawnIcon } from '../../ui/page/drawn-icon.tsx';
import type { Claim } from './claims.schema.ts';
import { PLAN_ICONS } from './plan-icons.ts';
import { t } from './plan-type.text.ts';

interface PlanTypeMarkProps {
  planType: Claim['planType'];
  isNew: boolean;
}

const Mark = ({ planType, isNew }: PlanTypeMarkProps) => (
  <>
    <span className="plan-type">
      <DrawnIcon path={PLAN_ICONS[planType]} /> {t(planType)}
    </span>
    {isNew ? <span className="claim-new">{t('new')}</span> : null}
  </>
);

export const PlanTypeMark = memo(Mark);
