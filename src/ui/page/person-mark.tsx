/** A person's initial in a color of their own, the same on every screen. The name stands beside it for everyone. */
import { createContext, useContext, useInsertionEffect } from 'react';
import { adoptStyles } from './adopt-styles.ts';
import styles from '../styles/person-mark.css?inline';

/** As in person-mark.css. */
const COLORS = 6;

/** Full names in the family's order, which gives each a color. Without it marks have none. */
export const FamilyContext = createContext<readonly string[]>([]);

export function PersonMark({ name }: { name: string }) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const at = useContext(FamilyContext).indexOf(name);
  return (
    <span
      className="person-mark"
      data-initial={Array.from(name)[0]}
      data-color={at < 0 ? undefined : at % COLORS}
      aria-hidden="true"
    />
  );
}
