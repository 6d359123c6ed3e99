import type { IsoDate } from '../../../lib/date.ts';
import { send } from '../../../lib/http.ts';
import type { LenientList } from '../../../lib/lenient-list.schema.ts';
import { updateProfile } from '../account.schema.ts';
import { accessLog, type Look } from './access-log.schema.ts';
import type { Communication } from './communication-choices.ts';
import type { ProfileChanges } from './profile-form.rules.ts';
import {
  accountProfile,
  communicationPreferences,
  recentSignIns,
  saveCommunicationPreferences,
  signOutEverywhere,
  type AccountProfile,
  type SignIn,
} from './settings.schema.ts';

export const fetchProfile = (signal: AbortSignal): Promise<AccountProfile> =>
  send(accountProfile, {}, { signal });

export const sendProfile = async (payload: ProfileChanges): Promise<void> =>
  void (await send(updateProfile, { payload }));

export const fetchCommunication = (signal: AbortSignal): Promise<Communication> =>
  send(communicationPreferences, {}, { signal });

export const sendCommunication = async (payload: Communication): Promise<void> =>
  void (await send(saveCommunicationPreferences, { payload }));

export const fetchSignIns = (signal: AbortSignal): Promise<LenientList<SignIn>> =>
  send(recentSignIns, {}, { signal });

/** @returns how many sign-ins were ended */
export const endEverySession = (): Promise<number> => send(signOutEverywhere, {});

export const fetchLooks = (
  query: { fromDate: IsoDate; toDate: IsoDate },
  signal: AbortSignal,
): Promise<LenientList<Look>> => send(accessLog, { query }, { signal });
