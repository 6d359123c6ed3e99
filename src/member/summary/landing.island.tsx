/** The member's home, `#/landing` (spec 000 §2 'Member home link'; decision 235): the panels of the activity summary. */
import { useStore } from '@nanostores/react';
import type { BrandSlice } from '../../brand/brand-slice.ts';
import { $claimSummary } from '../../features/claims/claims.store.ts';
import { hourIn } from '../../lib/date/date.ts';
import { showsMessageCenter } from '../../profile/group/selected-group.rules.ts';
import { $selectedGroup } from '../../profile/group/selected-group.store.ts';
import type { UserRecord } from '../../session/user/user-record.rules.ts';
import { ActivitySummary } from './activity-summary.view.tsx';
import { Answers } from './tiles/answers.island.tsx';
import * as answersLate from './tiles/answers-late.island.tsx';
import { CoverageEndedPlace } from './action-items/coverage-ended.island.tsx';
import { LandingLinks } from './landing-links.view.tsx';
import { useTurn } from '../start/late-chunk.ts';
import { t } from '../shared/member.text.ts';
import { ProgressPlace } from '../plan-progress/plan-progress-place.island.tsx';
import { About, NeedsYouIsland, News, SpendingPlace } from './summary-late.island.tsx';
import { SummaryPanels, useSummaryPanels } from './panels/summary-panels.island.tsx';
import { greeting } from './summary.rules.ts';

export default function Landing({ brand, user }: { brand: BrandSlice; user: UserRecord }) {
  const { timeZone, messageCenter, name } = brand;
  const group = useStore($selectedGroup);
  const isTurn = useTurn(useStore($claimSummary).state !== 'loading');
  const showsMessages = showsMessageCenter(messageCenter, group);
  useSummaryPanels(brand);
  return (
    <ActivitySummary
      greeting={greeting(hourIn(timeZone), user.firstName)}
      ended={<CoverageEndedPlace timeZone={timeZone} />}
      about={
        <About brand={brand} text={group ? t('group', { brand: name, group: group.groupNumber }) : name} />
      }
      answers={<Answers brand={brand} isTurn={isTurn} late={answersLate} />}
      news={<News brand={brand} showsMessages={showsMessages} isTurn={isTurn} />}
      needs={<NeedsYouIsland brand={brand} isTurn={isTurn} />}
      more={
        <>
          <SpendingPlace brand={brand} />
          <LandingLinks />
        </>
      }
    >
      <SummaryPanels brand={brand} showsMessages={showsMessages} />
      <ProgressPlace brand={brand} place="summary" isTurn={isTurn} />
    </ActivitySummary>
  );
}
