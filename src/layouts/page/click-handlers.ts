/** Click handlers for links and buttons with `data-press="…"`. Loaded at the first click. */

type ClickHandler = (element: HTMLElement) => void | Promise<void>;

const HANDLERS: Readonly<Record<string, () => Promise<{ press: ClickHandler }>>> = {
  language: () => import('../../features/languages/choose-language.ts'),
  chat: () => import('../../features/chat/chat-link.ts'),
  search: () => import('../../features/search/search-form.ts'),
  footer: () => import('../footer/footer-more.ts'),
  site: () => import('./site-toggle.ts'),
};

/** Runs an element's click handler. @throws if the handler's code does not load */
export async function handleClick(element: HTMLElement): Promise<void> {
  const load = HANDLERS[element.dataset['press'] ?? ''];
  await (await load?.())?.press(element);
}
