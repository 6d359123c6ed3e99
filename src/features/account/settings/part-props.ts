import type { UserRecord } from '../../../session/user/user-record.rules.ts';

export interface PartProps {
  user: UserRecord;
  /**
   * Whether the user is staff acting as the member. They can change nothing
   * (decisions/staff#a-simulation-changes-nothing).
   */
  isReadOnly: boolean;
}
