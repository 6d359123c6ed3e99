/** Marks an HSA enrollment as in process in the cached profile (spec 001 §3 'Group'). Pure. */
import type { Profile } from '../profile.rules.ts';

/**
 * The profile's clients, with one group's HSA enrollment marked as in process. Other clients and groups do not change.
 */
export const withEnrollment = (
  { clientList }: Pick<Profile, 'clientList'>,
  enrolled: { clientNumber: string; groupNumber: string },
): Pick<Profile, 'clientList'> => ({
  clientList: clientList.map((client) =>
    client.clientNumber === enrolled.clientNumber
      ? {
          ...client,
          groupList: client.groupList.map((group) =>
            group.groupNumber === enrolled.groupNumber
              ? { ...group, hsaEnrollmentInProcessIndicator: true }
              : group,
          ),
        }
      : client,
  ),
});
