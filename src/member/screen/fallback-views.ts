import { t } from '../shared/member.text.ts';
import type { ViewEntry } from '../shared/view-props.ts';

export const NOT_FOUND: ViewEntry = {
  title: () => t('notFound'),
  load: () => import('./not-found.island.tsx'),
};

/** The view for every route while the member area is under maintenance (spec 000 §2 Routes). */
export const MAINTENANCE: ViewEntry = {
  title: () => t('maintenanceTitle'),
  wholeTitle: true,
  load: () => import('./maintenance.view.tsx'),
};
