/**
 * HSA enrollment: who enrolls in which group (spec 001 §4 'Module type', §7 'HSA enroll';
 * decisions/spending#opening-an-hsa). Pure.
 */
import type { Failure } from '../../../lib/remote/failure.ts';
import { isUnsettled } from '../../../lib/remote/unsettled.ts';
import type { Profile } from '../../../profile/profile.rules.ts';
import { isActiveGroup, type ProfileClient } from '../../../profile/group/selected-group.rules.ts';

/** Payload of the enrollment call. */
export interface EnrollmentParty {
  umi: string;
  groupNumber: string;
  clientNumber: string;
}

/** Chooses a group without an HSA, preferably an active group. Null if every group has an HSA. */
export function enrollmentParty(
  { umi }: Pick<Profile, 'umi'>,
  { clientNumber, groupList }: Pick<ProfileClient, 'clientNumber' | 'groupList'>,
): EnrollmentParty | null {
  const open = groupList.filter(({ hsaExistsIndicator }) => !hsaExistsIndicator);
  const group = open.find(isActiveGroup) ?? open[0];
  return group ? { umi, clientNumber, groupNumber: group.groupNumber } : null;
}

const REFUSALS = {
  'HSA-EXISTS': 'refusedExists',
  'HSA-NOT-OFFERED': 'refusedNotOffered',
} as const;

const isRefusal = (code: string): code is keyof typeof REFUSALS => Object.hasOwn(REFUSALS, code);

export type EnrollmentProblem = (typeof REFUSALS)[keyof typeof REFUSALS] | 'unsettled' | 'failed';

const refusalOf = ({ code }: Failure) => (code !== undefined && isRefusal(code) ? REFUSALS[code] : null);

/**
 * Whether an enrollment may have arrived. A later failure without a known code says nothing about an earlier request.
 * @param wasUnsettled whether an earlier request may have arrived
 */
export const mayHaveArrived = (
  failure: Failure,
  { isSent, wasUnsettled }: { isSent: boolean; wasUnsettled: boolean },
): boolean => refusalOf(failure) === null && (wasUnsettled || (isSent && isUnsettled(failure)));

/** The problem to show to the member. @param sent see `mayHaveArrived` */
export const enrollmentProblem = (failure: Failure, sent: boolean): EnrollmentProblem =>
  refusalOf(failure) ?? (sent ? 'unsettled' : 'failed');

/** Whether the service refused the enrollment, so that there is no point in sending it again. */
export const isRefused = (
  problem: EnrollmentProblem,
): problem is Extract<EnrollmentProblem, `refused${string}`> => problem.startsWith('refused');

/** Whether the reloaded member information contains the enrollment. */
export const isEnrolled = (
  { clientList }: Pick<Profile, 'clientList'>,
  { clientNumber, groupNumber }: Pick<EnrollmentParty, 'clientNumber' | 'groupNumber'>,
): boolean =>
  clientList.some(
    (client) =>
      client.clientNumber === clientNumber &&
      client.groupList.some(
        (group) => group.groupNumber === groupNumber && group.hsaEnrollmentInProcessIndicator,
      ),
  );
