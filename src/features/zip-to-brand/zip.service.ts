import { send } from '../../lib/http/http.ts';
import { ServiceError, type Failure } from '../../lib/remote/failure.ts';
import { newReference } from '../../lib/http/reference-code.ts';
import { failureOf } from '../../lib/remote/remote.ts';
import type { ZipRequest } from '../../session/storage/persisted-zip.ts';
import { loadPortals } from '../../session/redirects/brand-portals.ts';
import type { Portals } from '../../session/redirects/brand-portals.rules.ts';
import { markSold, type County } from './county-question.rules.ts';
import { UnknownBrandCodeError, zipOutcome, type ZipOutcome } from './zip-outcome.rules.ts';
import { brandByZip, countyList } from './zip-to-brand.schema.ts';

export interface ZipAnswer {
  outcome: ZipOutcome;
  /** Code of this site's brand. */
  here: string;
  portals: Portals;
  /** The zip code's counties, or the failure of the county lookup. The brands are shown even after a failure. */
  counties: readonly County[] | Failure;
  /** Two-letter codes of the states that the zip code is in; null if unknown. */
  states: readonly string[] | null;
  /** The postal service's name of the city; '' if unknown. */
  city: string;
  /** Whether `counties` contains all counties of the states. */
  isStateWide: boolean;
}

type ZipLocation = Pick<ZipAnswer, 'counties' | 'states' | 'city' | 'isStateWide'>;

async function findCounties({ zipCode, segment }: ZipRequest, signal: AbortSignal): Promise<ZipLocation> {
  try {
    const [all, sold] = await Promise.all([
      send(countyList, { payload: { zipCode } }, { signal }),
      segment ? send(countyList, { payload: { zipCode, segment } }, { signal }) : null,
    ]);
    return { ...all, counties: markSold(all.counties, sold && sold.counties) };
  } catch (error) {
    return { counties: failureOf(error), states: null, city: '', isStateWide: false };
  }
}

const failWith = (failure: Omit<Failure, 'reference'>, cause?: unknown): ServiceError =>
  new ServiceError({ ...failure, reference: newReference() }, { cause });

/**
 * Requests the brands and counties of a zip code (spec 000 §7 'zipToBrand', 'zipCode/countyList').
 * @param here code of this site's brand
 * @throws ServiceError also for a brand code that is not configured (000 §5)
 */
export async function findByZip(request: ZipRequest, here: string, signal: AbortSignal): Promise<ZipAnswer> {
  const [brands, location, portals] = await Promise.all([
    send(brandByZip, { query: { zipCode: request.zipCode } }, { signal }),
    findCounties(request, signal),
    loadPortals(),
  ]);
  if (!portals) throw failWith({ kind: 'unavailable' });
  try {
    const outcome = zipOutcome(brands, new Set(Object.keys(portals)), here, request.segment);
    return { outcome, here, portals, ...location };
  } catch (error) {
    if (!(error instanceof UnknownBrandCodeError)) throw error;
    console.error(error.message); // the message contains only brand codes, not the zip code
    throw failWith({ kind: 'bad-response' }, error);
  }
}
