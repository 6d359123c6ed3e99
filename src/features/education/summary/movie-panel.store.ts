/** Closes the movie panel (spec 001 §4 'Education panel', decisions/messages#the-movie-panel-shows-until-seen). */
import { brandToday } from '../../../lib/date/brand-day.ts';
import type { IsoDate } from '../../../lib/date/date.ts';
import { send } from '../../../lib/http/http.ts';
import { failureOf } from '../../../lib/remote/remote.ts';
import type { Profile } from '../../../profile/profile.rules.ts';
import { changeProfile } from '../../../profile/profile.store.ts';
import { saveSummaryState, summaryState } from '../../../routing/summary-view-state.ts';
import { memberAtom } from '../../../session/member-data.store.ts';
import { isSimulation } from '../../../session/simulation/is-simulation.ts';
import { laterDay } from '../education-items.rules.ts';
import { visitedEducationalMaterial } from '../education.schema.ts';

/** The date on which the member closed the panel on this page; null if it is open. */
export const $closedOn = memberAtom<IsoDate | null>(null);

/** The date of the last visit, from the service or this session. */
export function lastEducationVisit(
  { lastEdMaterialVisitDate }: Pick<Profile, 'lastEdMaterialVisitDate'>,
  closedOn: IsoDate | null,
): IsoDate | null {
  const saved = summaryState().lastEdMaterialVisitDate ?? null;
  return laterDay(laterDay(lastEdMaterialVisitDate, saved), closedOn);
}

/** The panel stays closed for this session, even if the call fails (spec 001 §8). A simulation sends nothing. */
export async function closeMoviePanel({ bvUserId }: Pick<Profile, 'bvUserId'>): Promise<void> {
  const day = brandToday();
  saveSummaryState({ lastEdMaterialVisitDate: day });
  $closedOn.set(day);
  if (isSimulation()) return;
  try {
    const query = { userId: bvUserId };
    const { visitDate } = await send(visitedEducationalMaterial, { query }, { keepalive: true });
    changeProfile(bvUserId, { lastEdMaterialVisitDate: visitDate });
  } catch (error) {
    failureOf(error); // the request wrapper already logged the failure
  }
}
