import type { UserRecord } from '../../../session/user/user-record.rules.ts';

export interface PartProps {
  user: UserRecord;
  /** True for staff who act as the member: they can change nothing (decisions/staff#a-simulation-changes-nothing). */
  isReadOnly: boolean;
}
