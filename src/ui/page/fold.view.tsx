/**
 * The head of a panel as a button that shows its rows, on a phone; on wider windows they always show (decisions/home#the-summary-on-a-phone). Only
 * lists are hidden: notes, errors and links of a panel never are.
 */
import { useInsertionEffect, useState } from 'react';
import { adoptStyles } from './adopt-styles.ts';
import { DrawnIcon } from './drawn-icon.tsx';
import styles from './fold.css?inline';
import { ICONS } from './icons.ts';

interface FoldProps {
  /** Name of the panel, read out before the count. */
  heading: string;
  /** Number of entries as text; '' if the panel's head has it. */
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
