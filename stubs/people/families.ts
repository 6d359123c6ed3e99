/** The families of the sandbox's members. Each relationship, plan or history that a test needs has a family here. */
import { BY_BRAND } from './families/families-by-brand.ts';
import { BY_MAIL } from './families/families-by-mail.ts';
import { BY_PLAN } from './families/families-by-plan.ts';
import { BY_PROGRESS } from './families/families-by-progress.ts';
import { BY_SPENDING } from './families/families-by-spending.ts';
import { EVERYDAY } from './families/everyday-families.ts';
import type { Family } from './family.ts';

export const FAMILIES = {
  ...EVERYDAY,
  ...BY_BRAND,
  ...BY_MAIL,
  ...BY_PLAN,
  ...BY_PROGRESS,
  ...BY_SPENDING,
} as const satisfies Record<string, Family>;

export type FamilyId = keyof typeof FAMILIES;
