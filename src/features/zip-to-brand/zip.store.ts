import { atom, computed } from 'nanostores';
import { remote } from '../../lib/remote.ts';
import { configureHttp } from '../../session/services/configure-http.ts';
import { saveVisitorPlace } from '../../session/storage/visitor-place.ts';
import { chosenCounty, countyQuestion, type County, type CountyQuestion } from './county-question.rules.ts';
import { isServedBy, ratedBrand } from './zip-outcome.rules.ts';
import { findByZip, type ZipAnswer, type ZipRequest } from './zip.service.ts';

/** The site that asks. */
export interface ZipSite {
  code: string;
}

const answer = remote<ZipAnswer>();
export const $answer = answer.$value;

/** The last request; null before the first one. */
export const $request = atom<ZipRequest | null>(null);

/** The chosen county, if the zip code has several. */
const $fips = atom('');

const questionOf = ({ counties }: ZipAnswer, request: ZipRequest | null): CountyQuestion =>
  'reference' in counties ? { kind: 'none' } : countyQuestion(counties, request?.segment ?? null);

/** The question for the county, and the county once it is known. */
export const $county = computed(
  [$answer, $request, $fips],
  (now, request, fips): { question: CountyQuestion; county: County | null } => {
    const question = now.state === 'ready' ? questionOf(now.value, request) : { kind: 'none' as const };
    return { question, county: chosenCounty(question, fips) };
  },
);

/** In the background: it must not hold up the answer (spec 000 §7 'ratingInfo'). */
function saveRating({ outcome }: ZipAnswer, here: string): void {
  const brand = ratedBrand(outcome, here);
  if (!brand) return;
  void import('../../session/user/rating-info.ts')
    .then(({ saveRatingLocation }) => saveRatingLocation({ code: brand.code, storeId: brand.storeId }))
    .catch(() => {}); // its code did not load
}

/** Stores the place once nothing more is to be asked. */
function settle(site: ZipSite): void {
  const [now, request, { question, county }] = [$answer.get(), $request.get(), $county.get()];
  if (now.state !== 'ready' || !request) return;
  const { outcome } = now.value;
  if (outcome.kind !== 'none' && question.kind === 'ask' && !county) return;
  saveVisitorPlace({
    ...request,
    county: county && { fips: county.fips, name: county.name, state: county.state },
    isServedHere: isServedBy(outcome, ({ code }) => code === site.code),
    isServed: isServedBy(outcome, () => true),
  });
  saveRating(now.value, site.code);
}

/** Finds the brands of a zip code. A later question replaces an earlier one. */
export async function askZip(request: ZipRequest, site: ZipSite): Promise<void> {
  configureHttp();
  saveVisitorPlace(null);
  $fips.set('');
  $request.set(request);
  await answer.load((signal) => findByZip(request, site.code, signal));
  settle(site);
}

export function chooseCounty(fips: string, site: ZipSite): void {
  $fips.set(fips);
  settle(site);
}

/** Asks for the county again. */
export function changeCounty(): void {
  $fips.set('');
  saveVisitorPlace(null);
}
