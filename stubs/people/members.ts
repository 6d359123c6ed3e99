import { MEMBERS_BY_BRAND } from './members/members-by-brand.ts';
import { MEMBERS_BY_MAIL } from './members/members-by-mail.ts';
import { MEMBERS_BY_PLAN } from './members/members-by-plan.ts';
import { MEMBERS_BY_PROGRESS } from './members/members-by-progress.ts';
import { MEMBERS_BY_SPENDING } from './members/members-by-spending.ts';
import { EVERYDAY_MEMBERS } from './members/everyday-members.ts';
import type { Person } from './person.ts';

export const MEMBERS: readonly Person[] = [
  ...EVERYDAY_MEMBERS,
  ...MEMBERS_BY_BRAND,
  ...MEMBERS_BY_PLAN,
  ...MEMBERS_BY_PROGRESS,
  ...MEMBERS_BY_SPENDING,
  ...MEMBERS_BY_MAIL,
];
