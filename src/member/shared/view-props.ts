import type { ComponentType, ReactNode } from 'react';
import type { Route } from '../../routing/hash.rules.ts';
import type { UserRecord } from '../../session/user/user-record.rules.ts';

export interface ViewProps {
  user: UserRecord;
  route: Route;
  outlet?: ReactNode;
}

export type VisitArea = 'landing' | 'claims' | 'plans' | 'messages' | 'education';

export interface ViewEntry {
  /** The view's name, for document.title, in the page's language. */
  title: () => string;
  /** Whether document.title consists of `title` only, without the brand's name. */
  wholeTitle?: true;
  /**
   * Imports the view. Its default export renders an `<h1 tabIndex={-1}>`, which receives the focus. Undefined for the summary,
   * whose code loads with the member area.
   */
  load?: () => Promise<{ default: ComponentType<ViewProps> }>;
  /** Id of the header tab, if the view is reachable only by that tab. Members without the tab are not offered the view. */
  tab?: string;
  /** The area that a visit to this view is recorded for (spec 001 §7 'Visit record'). */
  visit?: VisitArea;
  /** Whether the view covers its parent, which stays mounted (spec 000 §2, 001 §2 'temporary overlay'). */
  overlay?: true;
  /** Values of the last path segment that the view handles itself, such as the steps of a payment. */
  steps?: readonly string[];
}
