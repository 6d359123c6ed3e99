/** Styles that are already in the document. For components that load on demand: a plain CSS import would be linked from every page. */
const adopted = new Set<string>();

/** Adds styles to the document once, as a constructed stylesheet, which the content security policy allows. */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
