/**
 * Builds a published page. `main` is the content of `<main>`. Adds `head` to `<head>`, and `root` to the attributes of
 * `<html>`.
 */
export const page = (main: string, { head = '', root = '' } = {}): string =>
  `<!DOCTYPE html><html lang="en"${root}><head><title>Plan</title>${head}</head><body><main>${main}</main></body></html>`;
