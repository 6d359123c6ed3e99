import type { UserRecord } from '../../../session/user/user-record.rules.ts';

export interface PartProps {
  user: UserRecord;
  /** Staff act as the member: nothing can be changed (decisions/staff#a-simulation-changes-nothing). */
  isReadOnly: boolean;
}
