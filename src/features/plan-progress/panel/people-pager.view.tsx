/** Loaded for families of more than ten. */
import { useInsertionEffect, type ComponentProps } from 'react';
import { adoptStyles } from '../../../ui/adopt-styles.ts';
import listStyles from '../../../ui/list/list.css?inline';
import { PageLinks } from '../../../ui/pager.tsx';

export default function PeoplePager(props: ComponentProps<typeof PageLinks>) {
  useInsertionEffect(() => adoptStyles(listStyles), []);
  return <PageLinks {...props} />;
}
