/** Styles of components that load on demand: an imported file would be linked in the head of every page. */
const adopted = new Set<string>();

/** The content security policy allows constructed stylesheets. */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
