import type { UserRecord } from '../../../session/user/user-record.rules.ts';

export interface PartProps {
  user: UserRecord;
  /** Staff who act as the member can change nothing (decisions/staff#a-simulation-changes-nothing). */
  isReadOnly: boolean;
}
