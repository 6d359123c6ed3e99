import { useInsertionEffect, type ReactNode } from 'react';
import { adoptStyles } from './adopt-styles.ts';
import styles from '../styles/facts.css?inline';

export interface Fact {
  name: string;
  value: ReactNode;
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
  useInsertionEffect(() => adoptStyles(styles), []);
  return (
    <dl className="facts">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
