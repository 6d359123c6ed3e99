/**
 * Styles of a piece that is loaded when it is needed. A stylesheet that such a piece imports as a file would be
 * linked in the head of every page; as a text (`import css from './styles/x.css?inline'`) it comes with the piece.
 */
const adopted = new Set<string>();

/** Lays styles over those of the page, once. The policy allows it: they come out of a script of this site. */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
