/** The head of a member-area page: the heading, which takes focus, and one sentence on what the page answers. */
import { useInsertionEffect, type ReactNode } from 'react';
import { adoptStyles } from './adopt-styles.ts';
import styles from '../styles/member-pages.css?inline';

interface PageHeadProps {
  heading: string;
  /** A second line under the heading. */
  headline?: ReactNode;
  lead: ReactNode;
  children?: ReactNode;
}

export function PageHead({ heading, headline, lead, children }: PageHeadProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
  return (
    <div className="page-head masthead">
      <h1 tabIndex={-1}>{heading}</h1>
      {headline ? <p className="page-headline">{headline}</p> : null}
      <p className="page-lead">{lead}</p>
      {children}
    </div>
  );
}
