/** The views that stand in for others. */
import { t } from './member.text.ts';
import type { ViewEntry } from './view-props.ts';

/** What a route without a view shows: helpful, never blank. */
export const NOT_FOUND: ViewEntry = {
  title: () => t('notFound'),
  load: () => import('./not-found.island.tsx'),
};

/** What every route shows while the section is under maintenance (spec 000 §2 Routes). */
export const MAINTENANCE: ViewEntry = {
  title: () => t('maintenanceTitle'),
  wholeTitle: true,
  load: () => import('./maintenance.view.tsx'),
};
