/** The page's own texts that show now, those marked as in another language than the page left out. Runs in the browser. */
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
