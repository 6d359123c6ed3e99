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
  /** For document.title, in the page's language. */
  title: () => string;
  /** Whether document.title is only the title, without the brand's name. */
  wholeTitle?: true;
  /**
   * Loads the view, whose default export renders an `<h1 tabIndex={-1}>` to take the focus. Undefined for the summary,
   * whose code loads with the member area.
   */
  load?: () => Promise<{ default: ComponentType<ViewProps> }>;
  /** Id of the header tab, if only that leads to the view, which is not offered to members without the tab. */
  tab?: string;
  /** The area whose visits a service records for the view (spec 001 §7 'Visit record'). */
  visit?: VisitArea;
  /** Whether the view covers its parent, which stays mounted (spec 000 §2, 001 §2 'temporary overlay'). */
  overlay?: true;
  /** Last path segments that the view handles itself. */
  steps?: readonly string[];
}
