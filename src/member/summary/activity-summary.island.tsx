import { useStore } from '@nanostores/react';
import type { BrandSlice } from '../../brand/brand-slice.ts';
import { serviceText } from '../../content/content.rules.ts';
import { $content } from '../../content/content.store.ts';
import { $claimSummary } from '../../features/claims/claims.store.ts';
import { hourIn } from '../../lib/date/date.ts';
import { showsMessageCenter } from '../../profile/group/selected-group.rules.ts';
import { $selectedGroup } from '../../profile/group/selected-group.store.ts';
import type { UserRecord } from '../../session/user/user-record.rules.ts';
import { ActivitySummary } from './activity-summary.view.tsx';
import { $dismissedMessages, dismissMessage } from './dismissed-messages.store.ts';
import { Answers } from './tiles/answers.island.tsx';
import { CoverageEndedPlace } from './action-items/coverage-ended.island.tsx';
import { useLateChunk, useTurn } from '../start/late-chunk.ts';
import { ProgressPlace } from '../plan-progress/plan-progress-place.island.tsx';
import { t } from '../shared/member.text.ts';
import { SmartMessage } from './smart-message.view.tsx';
import { greeting } from './summary.rules.ts';
import { SummaryPanels, useSummaryPanels } from './panels/summary-panels.island.tsx';

const SMART_MESSAGE = 'SMART_MESSAGE';
const loadLate = () => import('./summary-late.island.tsx');

interface SummaryIslandProps {
  brand: BrandSlice;
  user: UserRecord;
}

export default function SummaryIsland({ brand, user }: SummaryIslandProps) {
  const message = serviceText(useStore($content), SMART_MESSAGE, t('smartMessage'));
  const isDismissed = useStore($dismissedMessages).includes(SMART_MESSAGE);
  const { timeZone, messageCenter, name } = brand;
  const group = useStore($selectedGroup);
  const showsMessages = showsMessageCenter(messageCenter, group);
  useSummaryPanels(brand);
  const isTurn = useTurn(useStore($claimSummary).state !== 'loading');
  const [late] = useLateChunk(loadLate, isTurn);
  const about = group ? t('group', { brand: name, group: group.groupNumber }) : name;
  return (
    <ActivitySummary
      greeting={greeting(hourIn(timeZone), user.firstName)}
      ended={<CoverageEndedPlace timeZone={timeZone} />}
      about={late.state === 'ready' ? <late.module.About brand={brand} text={about} /> : about}
      needs={late.state === 'ready' ? <late.module.NeedsYouIsland brand={brand} isTurn={isTurn} /> : null}
      more={late.state === 'ready' ? <late.module.LatePanels brand={brand} /> : null}
      answers={
        <Answers
          brand={brand}
          isTurn={isTurn}
          late={late.state === 'ready' ? late.module.answersLate : null}
        />
      }
      news={
        late.state === 'ready' ? (
          <late.module.News brand={brand} showsMessages={showsMessages} isTurn={isTurn} />
        ) : null
      }
    >
      <SummaryPanels
        brand={brand}
        showsMessages={showsMessages}
        claimsFoot={late.state === 'ready' ? <late.module.SummarySpreadsheet /> : null}
      />
      <ProgressPlace brand={brand} place="summary" isTurn={isTurn} />
      {isDismissed ? null : <SmartMessage message={message} onClose={() => dismissMessage(SMART_MESSAGE)} />}
    </ActivitySummary>
  );
}
