/** Early requests follow the same rules as the later requests of the member area (spec 000 §6; 001 §§2, 6; decisions/code#reads-that-start-before-their-code). */
import { expect, it } from 'vitest';
import { groupOf, planOf } from '../../profile/group/groups.fixture.ts';
import { profileOf } from '../../profile/profile.fixture.ts';
import type { Profile } from '../../profile/profile.rules.ts';
import { earlyRequests, type EarlyBrand } from './early-reads.rules.ts';

const NOON = Date.parse('2026-11-22T18:00:00Z');
const MEDICAL = groupOf({ groupNumber: 'MEDICAL' });
const DENTAL = groupOf({ groupNumber: 'DENTAL', productList: [planOf({ blueEdgeDentalIndv: true })] });

const brand: EarlyBrand = {
  code: 'brand',
  timeZone: 'America/Chicago',
  messageCenter: true,
};

const CLAIMS = 'summary';
const MESSAGES = 'getMessages';

interface Case {
  profile?: Profile;
  changes?: Partial<EarlyBrand>;
  persistedGroup?: string;
}

const requestsOf = ({ profile = profileOf(MEDICAL), changes, persistedGroup }: Case) =>
  earlyRequests(profile, {
    brand: { ...brand, ...changes },
    persistedGroup: persistedGroup ?? null,
    now: NOON,
  });

it.each<[string, Case, string[]]>([
  ['a medical group', {}, [CLAIMS, MESSAGES]],
  ['a brand without messages', { changes: { messageCenter: false } }, [CLAIMS]],
  ['a dental group', { profile: profileOf(DENTAL) }, [CLAIMS]],
  ['a medical group that comes first', { profile: profileOf(MEDICAL, DENTAL) }, [CLAIMS, MESSAGES]],
  ['a selected dental group', { profile: profileOf(MEDICAL, DENTAL), persistedGroup: 'DENTAL' }, [CLAIMS]],
  ['a member without a group', { profile: profileOf() }, [CLAIMS, MESSAGES]],
])('earlyRequests() returns only the requests that the summary would send for %s', (_what, visit, calls) => {
  expect(requestsOf(visit).map(([{ path }]) => path.split('/').at(-1))).toEqual(calls);
});

it("earlyRequests() uses the brand's time zone for dates, and the given time for the key of the messages request", () => {
  const lateEvening = Date.parse('2026-11-23T05:00:00Z'); // still the 22nd in Chicago
  const visit = { brand, persistedGroup: null, now: lateEvening };
  const payloads = earlyRequests(profileOf(MEDICAL), visit).map(([, { payload }]) => payload);
  expect(payloads[0]).toMatchObject({ reqClaimAccumActivitySummary: { endDate: '20261122', umi: '1230' } });
  expect(payloads[1]).toMatchObject({ toDate: '2026-11-22', requestKey: `E1${lateEvening}` });
});
