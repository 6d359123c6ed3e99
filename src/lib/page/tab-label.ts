/** The label of a header tab on the current page. @returns `otherwise` if the page does not have the tab */
export const tabLabel = (id: string, otherwise: string): string =>
  document.querySelector(`#tabs [data-tab="${CSS.escape(id)}"] span`)?.textContent.trim() || otherwise;
