/** Styles that are in the document. Components that load on demand use this, because every page would link a plain CSS import. */
const adopted = new Set<string>();

/** Adds styles to the document once, as a constructed stylesheet, which the content security policy allows. */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
