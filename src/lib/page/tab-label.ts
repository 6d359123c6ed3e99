/** The label of a header tab on this page: the brand's, or the content service's. @returns `otherwise` without the tab */
export const tabLabel = (id: string, otherwise: string): string =>
  document.querySelector(`#tabs [data-tab="${CSS.escape(id)}"] span`)?.textContent.trim() || otherwise;
