/** The page's visible interface texts, except texts marked as another language. Runs in the browser. */
export function visibleInterfaceTexts(): string[] {
  const language = document.documentElement.lang;
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim();
    if (!text || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest('[lang]')?.getAttribute('lang') === language) texts.push(text);
  }
  return texts;
}
