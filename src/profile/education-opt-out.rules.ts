import type { ProfileGroup } from './group/selected-group.rules.ts';

const NO_EDUCATION = '904'; // spec 001 §6

/** Whether to show educational material: true unless the group has opted out (spec 001 §6). */
export const hasEducation = (group: Pick<ProfileGroup, 'optOutList'> | null): boolean =>
  !(group?.optOutList ?? []).some(({ code }) => code === NO_EDUCATION);
