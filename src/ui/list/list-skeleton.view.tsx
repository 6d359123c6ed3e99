import { useInsertionEffect, type ComponentProps } from 'react';
import { adoptStyles } from '../page/adopt-styles.ts';
import { SkeletonRows } from '../page/skeleton.tsx';
import styles from './list-skeleton.css?inline';

/** The placeholder of a loading list. It has the size of the search, count, filters, rows and pager. */
export function ListSkeleton(props: ComponentProps<typeof SkeletonRows>) {
  useInsertionEffect(() => adoptStyles(styles), []);
  return (
    <div className="list-skeleton">
      <SkeletonRows {...props} />
    </div>
  );
}
