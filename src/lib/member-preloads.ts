/** Id of the template with the preload links of the member area (`renderer/preloads.ts`). */
export const MEMBER_PRELOADS = 'member-preloads';

/** Starts loading the member area's files; does nothing if they are loading already. */
export function preloadMemberArea(): void {
  const list = document.getElementById(MEMBER_PRELOADS);
  if (list instanceof HTMLTemplateElement) document.head.append(list.content);
}
