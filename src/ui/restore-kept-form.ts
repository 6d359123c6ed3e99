/** META_KEY of lib/storage.ts, which this inlined script cannot import. */
const EXPIRY_KEY = '__meta__';

/**
 * Fills a form with what this tab has kept of it, before its code is loaded: `data-kept` names the key in session storage,
 * whose value has the typed text by name or id of the field. Typed text and what the browser has restored come first.
 * Any other id is that of an element whose height in pixels is kept too: it gets that room until it is filled.
 */
function restore(form: HTMLFormElement): void {
  const { kept = '' } = form.dataset;
  const read = (key: string): Record<string, unknown> => JSON.parse(sessionStorage.getItem(key) ?? '{}');
  if (Number(read(EXPIRY_KEY)[kept]) < Date.now()) return;
  for (const [name, value] of Object.entries(read(kept))) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked ||= value !== '';
    else if (field && 'value' in field) field.value ||= String(value);
    else if (!field && value) document.getElementById(name)?.style.setProperty('min-height', `${value}px`);
  }
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-kept]')) {
  try {
    restore(form);
  } catch {
    // Storage is blocked, or something else wrote there: the form stays empty.
  }
}
