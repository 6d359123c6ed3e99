import type { ProfileGroup } from './group/selected-group.rules.ts';

const NO_EDUCATION = '904'; // spec 001 §6

/** Whether a group has educational material: unless it has opted out (spec 001 §6); without a group, yes. */
export const hasEducation = (group: Pick<ProfileGroup, 'optOutList'> | null): boolean =>
  !(group?.optOutList ?? []).some(({ code }) => code === NO_EDUCATION);
