/** The pager, which is loaded only if there is more than one page. */
import { useInsertionEffect, type ComponentProps } from 'react';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import listStyles from '../../../ui/list/list.css?inline';
import { PageLinks } from '../../../ui/list/pager.tsx';

export default function TenPager(props: ComponentProps<typeof PageLinks>) {
  useInsertionEffect(() => adoptStyles(listStyles), []);
  return <PageLinks {...props} />;
}
