import { atom, computed } from 'nanostores';
import { remote, type Remote } from '../../lib/remote/remote.ts';
import { configureHttp } from '../../session/services/configure-http.ts';
import { readVisitorLocation, persistVisitorLocation } from '../../session/storage/visitor-location.ts';
import {
  chosenCounty,
  countyQuestion,
  type CountyQuestion,
  type VisitorCounty,
} from './county-question.rules.ts';
import { forgetZip, persistZip, type ZipRequest } from '../../session/storage/persisted-zip.ts';
import { isServedBy, outcomeInState, ratedBrand } from './zip-outcome.rules.ts';
import { asksCounty } from './zip-headline.rules.ts';
import { findByZip, type ZipAnswer } from './zip.service.ts';

export interface ZipSite {
  code: string;
}

const answer = remote<ZipAnswer>();

export const $request = atom<ZipRequest | null>(null);

/** Whether the result was restored after a reload. A restored result does not take focus. */
export const $isRecalled = atom(false);

/** FIPS code of the chosen county; '' before a choice. */
const $fips = atom('');

const questionOf = ({ counties }: ZipAnswer): CountyQuestion =>
  'reference' in counties ? { kind: 'none' } : countyQuestion(counties);

/** The county question, and the county once it is known. */
export const $county = computed([answer.$value, $fips], (now, fips): VisitorCounty => {
  const question = now.state === 'ready' ? questionOf(now.value) : { kind: 'none' as const };
  return { question, county: chosenCounty(question, fips) };
});

/** The result. Once the county is known, it is limited to the county's state. */
export const $answer = computed(
  [answer.$value, $request, $county],
  (now, request, place): Remote<ZipAnswer> => {
    if (now.state !== 'ready' || !request) return now;
    const { outcome, here, states } = now.value;
    const { county } = place;
    const inState = outcomeInState(outcome, place, here, request.segment);
    const value = { ...now.value, outcome: inState, states: county ? [county.state] : states };
    return { state: 'ready', value };
  },
);

/** Saves the rating information in the background, so that the result does not wait (spec 000 §7 'ratingInfo'). */
function saveRating({ outcome }: ZipAnswer, here: string): void {
  const brand = ratedBrand(outcome, here);
  if (!brand) return;
  void import('../../session/user/rating-info.ts')
    .then(({ saveRatingLocation }) => saveRatingLocation({ code: brand.code, storeId: brand.storeId }))
    .catch(() => {}); // the module failed to load
}

/** Stores the visitor's location and the rating information, unless the form still has to ask for the county. */
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
    answeredAt: ($isRecalled.get() && readVisitorLocation()?.answeredAt) || Date.now(),
  });
  if (!$isRecalled.get()) saveRating(now.value, site.code);
}

async function findAnswer(request: ZipRequest, site: ZipSite): Promise<void> {
  configureHttp();
  $request.set(request);
  await answer.load((signal) => findByZip(request, site.code, signal));
  settle(site);
}

/** Whether the same request is already in progress, for example because the form was sent twice. */
function isPending({ zipCode, segment }: ZipRequest): boolean {
  const pending = $request.get();
  const isWaiting = answer.$value.get().state === 'loading' && !$isRecalled.get();
  return isWaiting && pending?.zipCode === zipCode && pending.segment === segment;
}

/** Requests the brands of a zip code. A later request replaces an earlier one. */
export async function askZip(request: ZipRequest, site: ZipSite): Promise<void> {
  if (isPending(request)) return;
  persistZip(request);
  persistVisitorLocation(null);
  $isRecalled.set(false);
  $fips.set('');
  await findAnswer(request, site);
}

/** Removes the result, because the form now shows other values. */
export function dropAnswer(): void {
  if (!$request.get()) return;
  forgetZip();
  persistVisitorLocation(null);
  answer.clear();
  $request.set(null);
}

/** Restores the result after a reload, including the chosen county. */
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

export function changeCounty(): void {
  $isRecalled.set(false);
  $fips.set('');
  persistVisitorLocation(null);
}
