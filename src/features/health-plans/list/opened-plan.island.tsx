/** The content of an open row. Its documents load when it opens (spec 001 §4 'Expanding a row fetches …'). */
import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import type { IsoDate } from '../../../lib/date.ts';
import type { Profile } from '../../../profile/profile.rules.ts';
import { coveredMembers } from '../covered-members.rules.ts';
import type { HealthPlanRow } from '../health-plan-rows.rules.ts';
import { openPlanOf } from '../plan-documents.store.ts';
import { PlanFacts, PlanMembers } from './plan-details.view.tsx';
import { PlanDocuments } from './plan-documents.view.tsx';

interface OpenedPlanProps {
  row: HealthPlanRow;
  profile: Pick<Profile, 'clientList'>;
  today: IsoDate;
}

function Documents({ row }: Pick<OpenedPlanProps, 'row'>) {
  const plan = openPlanOf(row);
  useEffect(() => {
    plan.open();
    return plan.close;
  }, [plan]);
  return (
    <PlanDocuments
      booklet={useStore(plan.$booklet)}
      summary={useStore(plan.$summary)}
      saving={useStore(plan.$saving)}
      onSave={plan.save}
    />
  );
}

export function OpenedPlan({ row, profile, today }: OpenedPlanProps) {
  const members = useMemo(() => coveredMembers(row, profile), [row, profile]);
  return (
    <div className="plan-columns">
      <PlanFacts row={row} />
      <div className="plan-side">
        <PlanMembers members={members} today={today} />
        <Documents row={row} />
      </div>
    </div>
  );
}
