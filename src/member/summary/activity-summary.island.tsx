/** The activity summary: greeting, news and panels (spec 001 §2). */
import { pageBrand } from '../../brand/page-brand.ts';
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { serviceText } from '../../content/content.rules.ts';
import { $content } from '../../content/content.store.ts';
import { $claimSummary } from '../../features/claims/claims.store.ts';
import { brandHour } from '../../lib/date/brand-day.ts';
import { showsMessageCenter } from '../../profile/group/selected-group.rules.ts';
import { $selectedGroup } from '../../profile/group/selected-group.store.ts';
import type { UserRecord } from '../../session/user/user-record.rules.ts';
import { $dismissedMessages, dismissMessage } from './dismissed-messages.store.ts';
import { Answers } from './tiles/answers.island.tsx';
import { CoverageEndedPlace } from './action-items/coverage-ended.island.tsx';
import { useDeferredChunk, useTurn } from '../shared/deferred-chunk.ts';
import { Deferred, DeferredParts, type SummaryParts } from './deferred.tsx';
import { ProgressPlace } from '../plan-progress/plan-progress-place.island.tsx';
import { t } from '../shared/member.text.ts';
import { SmartMessage } from './smart-message.view.tsx';
import { greeting } from './summary.rules.ts';
import { SummaryPanels, useSummaryPanels } from './panels/summary-panels.island.tsx';

const SMART_MESSAGE = 'SMART_MESSAGE';
const loadDeferred = () => import('./summary-deferred.island.tsx');

interface SummaryIslandProps {
  user: UserRecord;
}

interface SummaryProps extends SummaryIslandProps {
  parts: SummaryParts | null;
  /** The first claims are on the page. */
  isTurn: boolean;
  claimsFoot?: ReactNode;
  /** After the panels of the summary. */
  children?: ReactNode;
  /** Panels that load after the first claims. */
  more: ReactNode;
}

/** The first claims are on the page, or take too long. */
export const useTurnAfterClaims = (): boolean => useTurn(useStore($claimSummary).state !== 'loading');

/** Also of the member's home (decision 235). */
export function Summary({ user, parts, isTurn, claimsFoot, children, more }: SummaryProps) {
  const { messageCenter, name } = pageBrand();
  const group = useStore($selectedGroup);
  const showsMessages = showsMessageCenter(messageCenter, group);
  useSummaryPanels();
  const about = group ? t('group', { brand: name, group: group.groupNumber }) : name;
  /** In the head, or on a phone below the answers. */
  const news = (ofPhone: boolean) => (
    <p className="summary-news" role="status">
      <Deferred>
        {({ News }) => <News ofPhone={ofPhone} showsMessages={showsMessages} isTurn={isTurn} />}
      </Deferred>
    </p>
  );
  /** Above the answers, or on a phone after the first one. */
  const needs = (ofPhone: boolean) => (
    <div className="summary-needs">
      <Deferred>{({ NeedsPlace }) => <NeedsPlace ofPhone={ofPhone} isTurn={isTurn} />}</Deferred>
    </div>
  );
  return (
    <DeferredParts value={parts}>
      <div className="summary-head masthead">
        <h1 tabIndex={-1}>{greeting(brandHour(), user.firstName)}</h1>
        <div className="summary-about">
          <Deferred fallback={about}>{({ About }) => <About text={about} />}</Deferred>
        </div>
        {news(false)}
      </div>
      <CoverageEndedPlace />
      {needs(false)}
      <div className="panels answers">
        <Answers isTurn={isTurn} needs={needs(true)} />
      </div>
      {news(true)}
      <div className="panels">
        <SummaryPanels showsMessages={showsMessages} claimsFoot={claimsFoot} />
        <ProgressPlace place="summary" isTurn={isTurn} />
        {children}
      </div>
      <div className="summary-more">{more}</div>
    </DeferredParts>
  );
}

export default function SummaryIsland({ user }: SummaryIslandProps) {
  const message = serviceText(useStore($content), SMART_MESSAGE, t('smartMessage'));
  const isDismissed = useStore($dismissedMessages).includes(SMART_MESSAGE);
  const isTurn = useTurnAfterClaims();
  const [deferred] = useDeferredChunk(loadDeferred, isTurn);
  return (
    <Summary
      user={user}
      parts={deferred.state === 'ready' ? deferred.module : null}
      isTurn={isTurn}
      claimsFoot={<Deferred>{({ SummarySpreadsheet }) => <SummarySpreadsheet />}</Deferred>}
      more={<Deferred>{({ DeferredPanels }) => <DeferredPanels />}</Deferred>}
    >
      {isDismissed ? null : <SmartMessage message={message} onClose={() => dismissMessage(SMART_MESSAGE)} />}
    </Summary>
  );
}
