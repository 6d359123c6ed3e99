/** Styles that are already in the document. */
const adopted = new Set<string>();

/**
 * Adds styles to the document once, as a constructed stylesheet, which the content security policy allows. For components that load
 * on demand: if they imported the CSS, every page would link it.
 */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
