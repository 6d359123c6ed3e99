/** The top of a member-area page: the heading, which takes focus, and one sentence on what the page is for. */
import { useInsertionEffect, type ReactNode } from 'react';
import { adoptStyles } from './adopt-styles.ts';
import { useIsNarrow } from './use-is-narrow.ts';
import styles from '../styles/member-pages.css?inline';
import selectStyles from '../styles/select.css?inline';

interface AboutProps {
  /** A second line under the heading. */
  headline?: ReactNode;
  lead: ReactNode;
}

interface PageHeadProps extends AboutProps {
  heading: string;
  /** For a page with a list: in narrow windows `ListAbout` shows headline and lead instead. */
  isList?: true;
  children?: ReactNode;
}

const About = ({ headline, lead }: AboutProps) => (
  <>
    {headline ? <p className="page-headline">{headline}</p> : null}
    <p className="page-lead">{lead}</p>
  </>
);

export function PageHead({ heading, isList, children, ...about }: PageHeadProps) {
  useInsertionEffect(() => [styles, selectStyles].forEach(adoptStyles), []);
  const isNarrow = useIsNarrow();
  return (
    <div className="page-head masthead">
      <h1 tabIndex={-1}>{heading}</h1>
      {isList && isNarrow ? null : <About {...about} />}
      {children}
    </div>
  );
}

/** Headline and lead below a list, for narrow windows, so that rows are visible on the first screen (decisions/shell#first-rows-on-the-first-screen). */
export const ListAbout = (about: AboutProps) =>
  useIsNarrow() ? (
    <div className="list-about">
      <About {...about} />
    </div>
  ) : null;
