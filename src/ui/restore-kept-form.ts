/**
 * Fills a form with what this tab has kept of it, before its code is loaded: `data-kept` names the key in session storage,
 * whose value has the typed text by field name. Typed text and what the browser has restored come first.
 */
function restore(form: HTMLFormElement): void {
  const kept: unknown = JSON.parse(sessionStorage.getItem(form.dataset['kept'] ?? '') ?? '{}');
  for (const [name, value] of Object.entries(kept ?? {})) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList) field.value ||= String(value);
    else if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked ||= value !== '';
    else if (field instanceof HTMLInputElement) field.value ||= String(value);
  }
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-kept]')) {
  try {
    restore(form);
  } catch {
    // Storage is blocked, or something else wrote there: the form stays empty.
  }
}
