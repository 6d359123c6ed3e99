/**
 * On a phone, a button in a panel's heading that shows or hides the panel's rows (decisions/home#the-summary-on-a-phone). In
 * wider windows the rows are always visible. Notes, errors and links of a panel are never hidden.
 */
import { useInsertionEffect, useState } from 'react';
import { adoptStyles } from './adopt-styles.ts';
import { DrawnIcon } from './drawn-icon.tsx';
import styles from './fold.css?inline';
import { ICONS } from './icons.ts';

interface FoldProps {
  /** Name of the panel, which screen readers read before the count. */
  heading: string;
  /** Number of entries as text; '' if the panel's heading already shows it. */
  count?: string;
}

export function Fold({ heading, count = '' }: FoldProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const [isOpen, setOpen] = useState(false);
  return (
    <button type="button" className="fold" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      <span className="visually-hidden">{heading} </span>
      {count ? <span>{count}</span> : null}
      <DrawnIcon path={ICONS.down} size={22} />
    </button>
  );
}
