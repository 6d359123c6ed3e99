/** Id of the template element that contains the preload links of the member area (`renderer/render/preloads.ts`). */
export const MEMBER_PRELOADS = 'member-preloads';

/** Starts loading the member area's files. @returns false if they are already loading, or if the page has no preload links */
export function preloadMemberArea(): boolean {
  const list = document.getElementById(MEMBER_PRELOADS);
  if (!(list instanceof HTMLTemplateElement) || !list.content.firstChild) return false;
  document.head.append(list.content);
  return true;
}
