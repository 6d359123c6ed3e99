/** What kind of plan a claim is of: icon and word (spec 001 §4 'Plan type icons: Medical, Dental, Drug, Vision'). */
import { Eye, Pill, Stethoscope, type LucideIcon } from 'lucide-react';
import { memo } from 'react';
import type { Claim } from './claims.schema.ts';
import { t } from './claims.text.ts';
import { ToothIcon } from './tooth-icon.view.tsx';

const ICONS = {
  medical: Stethoscope,
  dental: ToothIcon,
  drug: Pill,
  vision: Eye,
} as const satisfies Record<Claim['planType'], LucideIcon | typeof ToothIcon>;

function Mark({ planType }: { planType: Claim['planType'] }) {
  const Icon = ICONS[planType];
  return (
    <span className="plan-type">
      <Icon aria-hidden="true" size={18} /> {t(`plan.${planType}`)}
    </span>
  );
}

/** Many rows have the same: one that stays is not made anew. */
export const PlanTypeMark = memo(Mark);
