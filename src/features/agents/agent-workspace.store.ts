/** The desk: the record of whoever works here, and where they work (spec 000 §4 'A selected agency and region'). */
import type { Failure } from '../../lib/failure.ts';
import { failureOf } from '../../lib/remote.ts';
import { dictionaryBrand } from '../../session/user/dictionary-brand.rules.ts';
import { chosenRegion, writeRegionCookies } from '../../session/storage/session-cookies.ts';
import type { AgencyChoice } from '../../session/user/roles.rules.ts';
import { memberAtom, memberRemote } from '../../session/member-data.store.ts';
import { changeUser, completeUser } from '../../session/user/user-record.store.ts';
import type { UserRecord } from '../../session/user/user-record.rules.ts';
import { fetchDataDomain, savePreference } from './agents.service.ts';
import { preferenceOf } from './agent-workspace.rules.ts';

export type Choosing =
  | { state: 'idle' }
  | { state: 'busy' }
  /** Chosen; `kept`: for the next sign-in as well. */
  | { state: 'done'; kept: boolean }
  /** Chosen for this session, but not kept. */
  | { state: 'not-kept'; failure: Failure }
  /** Nothing has changed: the critical modal says why. */
  | { state: 'refused' };

const IDLE: Choosing = { state: 'idle' };
const desk = memberRemote<true>();

/** Whether the record is complete. The record itself is the session's. */
export const $desk = desk.$value;
export const $choosing = memberAtom<Choosing>(IDLE);

const choose = ({ agency, region }: AgencyChoice): UserRecord | null =>
  changeUser((user) => ({ ...user, selectedAgency: agency, selectedRegion: region }));

/** What the desk needs to know of its brand. */
export interface DeskBrand {
  code: string;
  /** Brands by data-dictionary token. */
  dictionaryBrands: Readonly<Record<string, string>>;
}

/**
 * Enters a region: its data-dictionary token, and the brand that the token stands for (spec 000 §4).
 * @throws ServiceError; then region, token and brand are as they were
 */
async function enterRegion(region: string, { code, dictionaryBrands }: DeskBrand): Promise<void> {
  if (region === '' || region === chosenRegion()) return;
  const { dataDomain } = await fetchDataDomain(region);
  const brand = dictionaryBrand(dataDomain, dictionaryBrands, code);
  writeRegionCookies({ region, dictionaryToken: String(dataDomain), brand });
}

/** Asks for the record, and takes up the token of the region that it starts with; without the token there is none. */
export const loadDesk = (brand: DeskBrand): Promise<void> =>
  desk.load(async (signal) => {
    const user = await completeUser(signal);
    try {
      await enterRegion(user?.selectedRegion ?? '', brand);
    } catch (error) {
      failureOf(error); // anything else is a fault of ours
      choose({ agency: '', region: '' });
    }
    return true;
  });

async function keep(choice: AgencyChoice, user: UserRecord): Promise<Choosing> {
  const preference = preferenceOf(choice, user);
  if (!preference) return { state: 'done', kept: false };
  try {
    await savePreference(preference);
  } catch (error) {
    return { state: 'not-kept', failure: failureOf(error) };
  }
  changeUser((now) => ({
    ...now,
    agencyIdPref: choice.agency,
    regionPref: choice.region,
    rememberAgencyRegion: true,
  }));
  return { state: 'done', kept: true };
}

/**
 * Changes to an agency and region; another region needs its token first.
 * @param remember keeps them for the next sign-in
 */
export async function changePlace(choice: AgencyChoice, remember: boolean, brand: DeskBrand): Promise<void> {
  if ($choosing.get().state === 'busy') return;
  $choosing.set({ state: 'busy' });
  try {
    await enterRegion(choice.region, brand);
  } catch (error) {
    failureOf(error);
    $choosing.set({ state: 'refused' });
    return;
  }
  const user = choose(choice);
  $choosing.set(user && remember ? await keep(choice, user) : { state: 'done', kept: false });
}

/** Something is chosen anew: what was said of the last choice no longer holds. */
export const startChoosing = (): void => {
  if ($choosing.get().state !== 'busy') $choosing.set(IDLE);
};
