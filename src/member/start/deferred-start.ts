/** Parts of the member area that start after the first claims (decision 211). */
import { pageBrand } from '../../brand/page-brand.ts';
import type { ContentUser } from '../../content/content-query.rules.ts';
import { loadContent } from '../../content/load-content.ts';
import type { Profile } from '../../profile/profile.rules.ts';
import { $profile } from '../../profile/profile.store.ts';
import * as formFields from '../../routing/form-fields.ts';
import { watchConnection } from './connection.ts';
import { startPrefetch } from '../screen/prefetch.ts';
import { showDateInPrint } from './print-date.ts';
import { keepTypedFields } from '../screen/screen-position.ts';
import { fadeScreens } from '../screen/view-transition.ts';
import { followVisits } from '../visits/visits.store.ts';

const contentUser = ({ brand, relationshipCode, spendingAccountExists }: Profile): ContentUser => ({
  brand,
  relationshipCode,
  spendingAccountExists,
});

/** Loads the content service's texts once a view has loaded the profile. */
const followTexts = (): (() => void) =>
  $profile.subscribe((profile) => {
    if (profile.state === 'ready') void loadContent(contentUser(profile.value));
  });

/** @param signal stops them */
export function startDeferredParts(signal: AbortSignal): void {
  if (signal.aborted) return;
  keepTypedFields(formFields);
  const stops = [
    watchConnection(),
    showDateInPrint(),
    startPrefetch(),
    followTexts(),
    followVisits(pageBrand().messageCenter),
    fadeScreens(),
  ];
  for (const stop of stops) signal.addEventListener('abort', stop);
}
