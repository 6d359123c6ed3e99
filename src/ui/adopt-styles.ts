/**
 * Styles of components that load on demand. A stylesheet imported as a file would be linked in the head of every page;
 * as a string (`import css from './styles/x.css?inline'`) it loads with the component.
 */
const adopted = new Set<string>();

/** Adds a stylesheet once. The content security policy allows constructed stylesheets. */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
