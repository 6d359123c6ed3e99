/** The head of a member-area page: the heading, which takes focus, and one sentence on what the page answers. */
import { useInsertionEffect, type ReactNode } from 'react';
import { adoptStyles } from './adopt-styles.ts';
import styles from './styles/member-pages.css?inline';

interface PageHeadProps {
  heading: string;
  lead: string;
  children?: ReactNode;
}

export function PageHead({ heading, lead, children }: PageHeadProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
  return (
    <div className="page-head">
      <h1 tabIndex={-1}>{heading}</h1>
      <p className="page-lead">{lead}</p>
      {children}
    </div>
  );
}
