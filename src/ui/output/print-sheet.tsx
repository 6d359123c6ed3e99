/** Prints one item instead of the page. The item is in a React portal that only print styles show (print-sheet.css). */
import { useEffect, useEffectEvent, useInsertionEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { adoptStyles } from '../page/adopt-styles.ts';
import styles from '../styles/print-sheet.css?inline';

interface PrintSheetProps {
  children: ReactNode;
  /** Called after printing or canceling; unmount the sheet then. */
  onDone(): void;
}

export function PrintSheet({ children, onDone }: PrintSheetProps) {
  const done = useEffectEvent(onDone);
  useInsertionEffect(() => adoptStyles(styles), []);
  useEffect(() => {
    const end = (): void => done();
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, []);
  return createPortal(<div className="print-sheet">{children}</div>, document.body);
}
