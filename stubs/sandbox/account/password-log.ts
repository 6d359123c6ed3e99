/** Records password changes for the access log. Only the person sees these entries, not the family's subscriber. */
import * as v from 'valibot';
import type { Person } from '../../people/person.ts';
import type { Member } from '../../people/member-of.ts';
import type { SandboxServices } from '../context.ts';
import { sandboxDay } from '../data/days.ts';
import type { AccessRecord } from '../member/access-log.ts';

const KIND = 'password-log';

const REASONS = {
  changed: 'Someone changed the password, and we ended every other sign-in',
  reset:
    'Someone answered the security question or entered the PIN. We sent a temporary password and ended every sign-in',
} as const;

const CODES = { changed: 'PASSWORD-CHANGED', reset: 'PASSWORD-RESET' } as const;

const entry = v.object({ at: v.number(), what: v.picklist(['changed', 'reset']) });

export const logPassword = (
  { state, now }: SandboxServices,
  { logonId }: Person,
  what: keyof typeof REASONS,
): void => state.set(logonId, KIND, `${now()}-${what}`, { at: now(), what });

export const passwordLog = (
  { state }: SandboxServices,
  { logonId, name }: Person,
  { self }: Member,
): AccessRecord[] =>
  [...state.list(logonId, KIND, entry)].map(([key, { at, what }]) => ({
    pin: self.pin,
    date: sandboxDay(at),
    wire: {
      accessId: `PASSWORD-${key}`,
      accessTimestamp: new Date(at).toISOString(),
      memberFirstName: self.firstName,
      roleCd: 'MBR',
      accessedBy: name,
      organization: '',
      reason: REASONS[what],
      reasonCd: CODES[what],
      areas: [],
    },
  }));
