/** The activity summary: greeting, news and panels (spec 001 §2). */
import type { ReactNode } from 'react';

interface ActivitySummaryProps {
  greeting: string;
  /** Coverage that has ended. */
  ended: ReactNode;
  /** Brand and group; '' while the profile loads. */
  about: ReactNode;
  /** What is new since the last visit. */
  news: ReactNode;
  /** What members come for, before the panels (decision 249). */
  answers: ReactNode;
  /** What needs the member, in room for one line. */
  needs: ReactNode;
  children: ReactNode;
  /** Panels that load after the first claims. */
  more: ReactNode;
}

export const ActivitySummary = ({
  greeting,
  ended,
  about,
  news,
  needs,
  answers,
  children,
  more,
}: ActivitySummaryProps) => (
  <>
    <div className="summary-head masthead">
      <h1 tabIndex={-1}>{greeting}</h1>
      {ended}
      <div className="summary-about">{about}</div>
      <p className="summary-news" role="status">
        {news}
      </p>
      <div className="summary-needs">{needs}</div>
    </div>
    <div className="panels answers">{answers}</div>
    <div className="panels">{children}</div>
    <div className="summary-more">{more}</div>
  </>
);
