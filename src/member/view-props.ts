/** What a view of the member area is given, and what the table of views says of it. */
import type { ComponentType, ReactNode } from 'react';
import type { BrandSlice } from '../brand/brand-slice.ts';
import type { Route } from '../routing/hash.rules.ts';
import type { UserRecord } from '../session/user/user-record.rules.ts';

/** What every view gets; it takes what it needs. */
export interface ViewProps {
  brand: BrandSlice;
  user: UserRecord;
  /** The route that is shown, with its parameters. */
  route: Route;
  /** The nested view, where the route names one. */
  outlet?: ReactNode;
}

export interface ViewEntry {
  /** The page's name in its language, for document.title; the view's own h1 says the same or more. */
  title: (brand: BrandSlice) => string;
  /** The name is all that document.title says: the brand's name does not follow it. */
  wholeTitle?: true;
  /** Loads the view, whose default export renders an `<h1 tabIndex={-1}>`: focus goes there. */
  load: () => Promise<{ default: ComponentType<ViewProps> }>;
  /**
   * A temporary view: covers the parent view, which stays as it is underneath and comes back with its
   * scroll position and focus (spec 000 §2, 001 §2 'temporary overlay').
   */
  overlay?: true;
  /** Last segments that the view itself tells apart, for example the steps of a form. */
  steps?: readonly string[];
}
