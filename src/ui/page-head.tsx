/** The head of a page of the member area: its name, where focus goes, and one sentence of what it answers. */
import { useInsertionEffect, type ReactNode } from 'react';
import { adoptStyles } from './adopt-styles.ts';
import styles from './styles/member-pages.css?inline';

interface PageHeadProps {
  heading: string;
  lead: string;
  children?: ReactNode;
}

/** Brings the styles of all that stands on such a page, before anything of it is painted. */
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
