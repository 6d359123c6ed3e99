/** The label of a header tab as this page shows it. @returns `otherwise` if the page lacks the tab */
export const tabLabel = (id: string, otherwise: string): string =>
  document.querySelector(`#tabs [data-tab="${CSS.escape(id)}"] span`)?.textContent.trim() || otherwise;
