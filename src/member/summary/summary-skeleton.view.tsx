/** The summary's skeleton, prerendered in the final size. */
import { Panel } from '../../ui/page/panel.tsx';
import { SkeletonRows } from '../../ui/page/skeleton.tsx';
import { AnswersSkeleton } from './tiles/answers.view.tsx';
import { AllClaims, AllMessages } from './panels/panel-footers.view.tsx';
import { t as named } from '../navigation/left-nav.text.ts';
import { t } from '../shared/member.text.ts';
import { ProgressSkeleton } from '../plan-progress/progress-skeleton.view.tsx';
import { SmartMessage } from './smart-message.view.tsx';

const ROWS = 3;

interface SummarySkeletonProps {
  messages: boolean;
  /** Lines of business of the plans to reserve space for; null if the summary has no plan progress panel. */
  lines: readonly string[] | null;
}

export const SummarySkeleton = ({ messages, lines }: SummarySkeletonProps) => (
  <>
    <div className="summary-head masthead">
      <h1 tabIndex={-1}>{named('activity-summary')}</h1>
      <div className="summary-about" />
      <p className="summary-news" />
    </div>
    <div className="summary-items" />
    <AnswersSkeleton />
    <p className="summary-news" />
    <div className="panels">
      <Panel id="claims-panel" heading={t('claims')} busy foot={<AllClaims />}>
        <SkeletonRows rows={ROWS} label={t('loading')} />
      </Panel>
      {messages ? (
        <Panel id="messages-panel" heading={t('messages')} busy foot={<AllMessages />}>
          <SkeletonRows rows={ROWS} label={t('loading')} />
        </Panel>
      ) : null}
      {lines ? <ProgressSkeleton lines={lines} /> : null}
      <SmartMessage message={{ text: t('smartMessage'), isEnglish: false }} />
    </div>
    <div className="summary-more" />
  </>
);
