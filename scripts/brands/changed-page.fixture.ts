/** A published page around `main`; `head` is added to its head, `root` to the attributes of `<html>`. */
export const page = (main: string, { head = '', root = '' } = {}): string =>
  `<!DOCTYPE html><html lang="en"${root}><head><title>Plan</title>${head}</head><body><main>${main}</main></body></html>`;
