import { useInsertionEffect, type ComponentProps } from 'react';
import { adoptStyles } from '../page/adopt-styles.ts';
import { SkeletonRows } from '../page/skeleton.tsx';
import styles from './list-skeleton.css?inline';

/** A list that loads, with the room of its search, count, filters and pager. */
export function ListSkeleton(props: ComponentProps<typeof SkeletonRows>) {
  useInsertionEffect(() => adoptStyles(styles), []);
  return (
    <div className="list-skeleton">
      <SkeletonRows {...props} />
    </div>
  );
}
