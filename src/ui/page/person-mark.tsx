/** A person's initial in a circle. Each person has the same color on every screen. Decorative: the name is always beside it. */
import { createContext, useContext, useInsertionEffect } from 'react';
import { adoptStyles } from './adopt-styles.ts';
import styles from '../styles/person-mark.css?inline';

/** The number of colors in person-mark.css. */
const COLORS = 6;

/** Full names of the family's members. Their order decides each person's color; without the context, marks have no color. */
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
