import { atom, computed } from 'nanostores';
import { remote, type Remote } from '../../lib/remote/remote.ts';
import { configureHttp } from '../../session/services/configure-http.ts';
import { readVisitorLocation, persistVisitorLocation } from '../../session/storage/visitor-location.ts';
import { chosenCounty, countyQuestion, type County, type CountyQuestion } from './county-question.rules.ts';
import { forgetZip, persistZip, type ZipRequest } from '../../session/storage/persisted-zip.ts';
import { isServedBy, outcomeInState, ratedBrand } from './zip-outcome.rules.ts';
import { asksCounty } from './zip-headline.rules.ts';
import { findByZip, type ZipAnswer } from './zip.service.ts';

/** The site that asks. */
export interface ZipSite {
  code: string;
}

const answer = remote<ZipAnswer>();

/** The last request; null before the first one. */
export const $request = atom<ZipRequest | null>(null);

/** The answer is that of a page that was reloaded: it does not take focus. */
export const $isRecalled = atom(false);

/** The chosen county, if the zip code has several. */
const $fips = atom('');

const questionOf = ({ counties }: ZipAnswer): CountyQuestion =>
  'reference' in counties ? { kind: 'none' } : countyQuestion(counties);

/** The question for the county, and the county once it is known. */
export const $county = computed(
  [answer.$value, $fips],
  (now, fips): { question: CountyQuestion; county: County | null } => {
    const question = now.state === 'ready' ? questionOf(now.value) : { kind: 'none' as const };
    return { question, county: chosenCounty(question, fips) };
  },
);

/** The answer for the state of the county, once it is known. */
export const $answer = computed(
  [answer.$value, $request, $county],
  (now, request, { county }): Remote<ZipAnswer> => {
    if (now.state !== 'ready' || !request) return now;
    const { outcome, here } = now.value;
    const inState = outcomeInState(outcome, county?.state ?? null, here, request.segment);
    return { state: 'ready', value: { ...now.value, outcome: inState } };
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

/** Stores the location once nothing more is to be asked. */
function settle(site: ZipSite): void {
  const [now, request, { question, county }] = [$answer.get(), $request.get(), $county.get()];
  if (now.state !== 'ready' || !request) return;
  const { outcome, counties } = now.value;
  const { segment } = request;
  if (asksCounty({ ...now.value, segment, question, county, hasCounties: !('reference' in counties) }))
    return;
  persistVisitorLocation({
    ...request,
    county: county && { fips: county.fips, name: county.name, state: county.state },
    isServedHere: isServedBy(outcome, ({ code }) => code === site.code),
    isServed: isServedBy(outcome, () => true),
  });
  if (!$isRecalled.get()) saveRating(now.value, site.code);
}

async function findAnswer(request: ZipRequest, site: ZipSite): Promise<void> {
  configureHttp();
  $request.set(request);
  await answer.load((signal) => findByZip(request, site.code, signal));
  settle(site);
}

/** The same question is on its way: the form was sent twice. */
function isPending({ zipCode, segment }: ZipRequest): boolean {
  const pending = $request.get();
  const isWaiting = answer.$value.get().state === 'loading' && !$isRecalled.get();
  return isWaiting && pending?.zipCode === zipCode && pending.segment === segment;
}

/** Finds the brands of a zip code. A later question replaces an earlier one. */
export async function askZip(request: ZipRequest, site: ZipSite): Promise<void> {
  if (isPending(request)) return;
  persistZip(request);
  persistVisitorLocation(null);
  $isRecalled.set(false);
  $fips.set('');
  await findAnswer(request, site);
}

/** Takes the answer away: what the form shows now is another question. */
export function dropAnswer(): void {
  if (!$request.get()) return;
  forgetZip();
  persistVisitorLocation(null);
  answer.clear();
  $request.set(null);
}

/** Finds them again after a reload, with the county that was chosen. */
export async function recallZip(request: ZipRequest, site: ZipSite): Promise<void> {
  const location = readVisitorLocation();
  $isRecalled.set(true);
  $fips.set(location?.zipCode === request.zipCode ? (location.county?.fips ?? '') : '');
  await findAnswer(request, site);
}

export function chooseCounty(fips: string, site: ZipSite): void {
  $isRecalled.set(false);
  $fips.set(fips);
  settle(site);
}

/** Asks for the county again. */
export function changeCounty(): void {
  $isRecalled.set(false);
  $fips.set('');
  persistVisitorLocation(null);
}
