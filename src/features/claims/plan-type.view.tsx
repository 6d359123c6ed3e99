/** The plan type of a claim: icon and word (spec 001 §4 'Plan type icons: Medical, Dental, Drug, Vision'). */
import { memo } from 'react';
import { DrawnIcon } from '../../ui/drawn-icon.tsx';
import { CLAIM_ICONS } from './claim-icons.ts';
import type { Claim } from './claims.schema.ts';
import { t } from './claims.text.ts';

const Mark = ({ planType }: { planType: Claim['planType'] }) => (
  <span className="plan-type">
    <DrawnIcon path={CLAIM_ICONS[planType]} /> {t(`plan.${planType}`)}
  </span>
);

export const PlanTypeMark = memo(Mark);
