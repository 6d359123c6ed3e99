/** The agent workspace: the user record, and the selected agency and region (spec 000 §4). */
import type { Failure } from '../../lib/remote/failure.ts';
import { send } from '../../lib/http/http.ts';
import { failureOf } from '../../lib/remote/remote.ts';
import { dictionaryBrand } from '../../session/user/dictionary-brand.rules.ts';
import { chosenRegion, writeRegionCookies } from '../../session/storage/session-cookies.ts';
import type { AgencyChoice } from '../../session/user/roles.rules.ts';
import { memberAtom, memberRemote } from '../../session/member-data.store.ts';
import { changeUser, completeUser } from '../../session/user/user-record.store.ts';
import type { UserRecord } from '../../session/user/user-record.rules.ts';
import { getddTokenByRegion, updateAgencyPreference } from './agents.schema.ts';
import { preferenceOf } from './agent-workspace.rules.ts';

export type RegionChange =
  | { state: 'idle' }
  | { state: 'busy' }
  /** `saved`: whether the service saved the choice for the next sign-in. */
  | { state: 'done'; saved: boolean }
  /** The change applies to this session, but saving the preference failed. */
  | { state: 'not-saved'; failure: Failure }
  /** Nothing has changed. The critical-call modal says why. */
  | { state: 'refused' };

const IDLE: RegionChange = { state: 'idle' };
const workspace = memberRemote<true>();

/** Whether the user record is loaded. The record itself is in the session. */
export const $workspace = workspace.$value;
export const $regionChange = memberAtom<RegionChange>(IDLE);

const choose = ({ agency, region }: AgencyChoice): UserRecord | null =>
  changeUser((user) => ({ ...user, selectedAgency: agency, selectedRegion: region }));

export interface WorkspaceBrand {
  code: string;
  dictionaryBrands: Readonly<Record<string, string>>;
}

/** Sets the region's token and brand (spec 000 §4). @throws ServiceError; token and brand are then unchanged */
async function enterRegion(region: string, { code, dictionaryBrands }: WorkspaceBrand): Promise<void> {
  if (region === '' || region === chosenRegion()) return;
  const { dataDomain } = await send(getddTokenByRegion, { query: { region } });
  const brand = dictionaryBrand(dataDomain, dictionaryBrands, code);
  writeRegionCookies({ region, dictionaryToken: String(dataDomain), brand });
}

/** Loads the user record and enters its region. If entering the region fails, no agency or region is selected. */
export const loadWorkspace = (brand: WorkspaceBrand): Promise<void> =>
  workspace.load(async (signal) => {
    const user = await completeUser(signal);
    try {
      await enterRegion(user?.selectedRegion ?? '', brand);
    } catch (error) {
      failureOf(error); // rethrows programming errors
      choose({ agency: '', region: '' });
    }
    return true;
  });

async function savePreferenceOf(
  choice: AgencyChoice,
  remember: boolean,
  user: UserRecord,
): Promise<RegionChange> {
  const preference = preferenceOf(choice, remember, user);
  if (!preference) return { state: 'done', saved: false };
  try {
    await send(updateAgencyPreference, { payload: preference });
  } catch (error) {
    return { state: 'not-saved', failure: failureOf(error) };
  }
  changeUser((now) => ({
    ...now,
    agencyIdPref: remember ? choice.agency : '',
    regionPref: remember ? choice.region : '',
    rememberAgencyRegion: remember,
  }));
  return { state: 'done', saved: remember };
}

/** Selects an agency and region. @param remember whether to save the choice for the next sign-in */
export async function changeRegion(
  choice: AgencyChoice,
  remember: boolean,
  brand: WorkspaceBrand,
): Promise<void> {
  if ($regionChange.get().state === 'busy') return;
  $regionChange.set({ state: 'busy' });
  try {
    await enterRegion(choice.region, brand);
  } catch (error) {
    failureOf(error);
    $regionChange.set({ state: 'refused' });
    return;
  }
  const user = choose(choice);
  // If the user has cleared the check box, saving removes the remembered choice.
  const mustSave = remember || user?.rememberAgencyRegion === true;
  $regionChange.set(
    user && mustSave ? await savePreferenceOf(choice, remember, user) : { state: 'done', saved: false },
  );
}

/** Clears the outcome of the last change. Called when the user edits the form. */
export const clearRegionChange = (): void => {
  if ($regionChange.get().state !== 'busy') $regionChange.set(IDLE);
};
