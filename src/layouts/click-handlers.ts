/**
 * Links and buttons whose press needs code of its own: `data-press="…"`. Loaded on the first press, so that a page
 * where nobody presses them carries none of it.
 */

/** Does what the press of an element asks for. */
export type Press = (place: HTMLElement) => void | Promise<void>;

const PRESSES: Readonly<Record<string, () => Promise<{ press: Press }>>> = {
  language: () => import('../features/languages/choose-language.ts'),
  chat: () => import('../features/chat/chat-link.ts'),
  site: () => import('./site-toggle.ts'),
};

/** Does what a press asks for. @throws where its code cannot be loaded */
export async function press(place: HTMLElement): Promise<void> {
  const asked = PRESSES[place.dataset['press'] ?? ''];
  await (await asked?.())?.press(place);
}
