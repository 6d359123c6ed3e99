/** Id of the template with the preload links of the member area (`renderer/render/preloads.ts`). */
export const MEMBER_PRELOADS = 'member-preloads';

/** Starts loading the member area's files. @returns false if they are loading already, or the page has none */
export function preloadMemberArea(): boolean {
  const list = document.getElementById(MEMBER_PRELOADS);
  if (!(list instanceof HTMLTemplateElement) || !list.content.firstChild) return false;
  document.head.append(list.content);
  return true;
}
