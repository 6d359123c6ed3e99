/** The activity summary: greeting, news and panels (spec 001 §2). */
import { pageBrand } from '../../brand/page-brand.ts';
import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect } from 'react';
import { serviceText } from '../../content/content.rules.ts';
import { $content } from '../../content/content.store.ts';
import { $claimSummary } from '../../features/claims/claims.store.ts';
import { brandHour } from '../../lib/date/brand-day.ts';
import { showsMessageCenter } from '../../profile/group/selected-group.rules.ts';
import { $selectedGroup } from '../../profile/group/selected-group.store.ts';
import type { UserRecord } from '../../session/user/user-record.rules.ts';
import { BrokenPage } from '../../ui/page/error-boundary.tsx';
import { $dismissedMessages, dismissMessage } from './dismissed-messages.store.ts';
import { Answers } from './tiles/answers.island.tsx';
import { CoverageEndedSlot } from './action-items/coverage-ended.island.tsx';
import { importTwice, useDeferredChunk, useTurn } from '../shared/deferred-chunk.ts';
import { Deferred, DeferredParts } from './deferred.tsx';
import { ProgressSlot } from '../plan-progress/plan-progress-slot.island.tsx';
import { t } from '../shared/member.text.ts';
import { SmartMessage } from './smart-message.view.tsx';
import { greeting } from './summary.rules.ts';
import { $isSummaryTurn } from './summary-turn.store.ts';
import { SummaryPanels, useSummaryPanels } from './panels/summary-panels.island.tsx';

const SMART_MESSAGE = 'SMART_MESSAGE';
const loadDeferred = () => importTwice(() => import('./summary-deferred.island.tsx'));

/** True once the first claims are shown, or take so long that other content is shown before them. */
function useTurnAfterClaims(): boolean {
  const isTurn = useTurn(useDeferredValue(useStore($claimSummary).state !== 'loading'));
  useEffect(() => {
    $isSummaryTurn.set(isTurn);
    return () => $isSummaryTurn.set(false);
  }, [isTurn]);
  return isTurn;
}

interface SummaryProps {
  user: UserRecord;
}

export default function Summary({ user }: SummaryProps) {
  const message = serviceText(useStore($content), SMART_MESSAGE, t('smartMessage'));
  const isDismissed = useStore($dismissedMessages).includes(SMART_MESSAGE);
  const isTurn = useTurnAfterClaims();
  const [deferred] = useDeferredChunk(loadDeferred, isTurn);
  const { messageCenter, name } = pageBrand();
  const group = useStore($selectedGroup);
  const showsMessages = showsMessageCenter(messageCenter, group);
  useSummaryPanels(showsMessages);
  const about = group ? t('group', { brand: name, group: group.groupNumber }) : name;
  /** A slot for news: in the page's head, or below the answers on a phone. */
  const news = (ofPhone: boolean) => (
    <p className="summary-news" role="status">
      <Deferred>
        {({ News }) => <News ofPhone={ofPhone} showsMessages={showsMessages} isTurn={isTurn} />}
      </Deferred>
    </p>
  );
  /** A slot for action items: above the answers, or after the first answer on a phone. */
  const actionItems = (ofPhone: boolean) => (
    <div className="summary-items">
      <Deferred>{({ ActionItemsSlot }) => <ActionItemsSlot ofPhone={ofPhone} isTurn={isTurn} />}</Deferred>
    </div>
  );
  return (
    <DeferredParts value={deferred.state === 'ready' ? deferred.module : null}>
      <div className="summary-head masthead">
        <h1 tabIndex={-1}>{greeting(brandHour(), user.firstName)}</h1>
        <div className="summary-about">
          <Deferred fallback={about}>{({ About }) => <About text={about} />}</Deferred>
        </div>
        {news(false)}
      </div>
      <CoverageEndedSlot />
      {actionItems(false)}
      {deferred.state === 'failed' ? (
        <BrokenPage unloaded />
      ) : (
        <div className="panels answers">
          <Answers isTurn={isTurn} actionItems={actionItems(true)} />
        </div>
      )}
      {news(true)}
      <div className="panels">
        <SummaryPanels
          showsMessages={showsMessages}
          claimsFoot={<Deferred>{({ SummarySpreadsheet }) => <SummarySpreadsheet />}</Deferred>}
        />
        <ProgressSlot slot="summary" isTurn={isTurn} />
        {isDismissed ? null : (
          <SmartMessage message={message} onClose={() => dismissMessage(SMART_MESSAGE)} />
        )}
      </div>
      <div className="summary-more">
        <Deferred>{({ DeferredPanels }) => <DeferredPanels />}</Deferred>
      </div>
    </DeferredParts>
  );
}
