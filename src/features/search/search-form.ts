/** Submits the search form: checks the term (spec 000 §5) and opens the results, whose fragment has it. Loaded on the first press. */
import { t as validation } from '../../lib/fields/validation.text.ts';
import { pageLanguage, textsReady } from '../../lib/text/i18n.ts';
import { readSearch, searchFragment, type SearchFlags } from './search-form.rules.ts';

/** The flags of a baked element. @param kinds `product content` */
export const flagsOf = (kinds = ''): SearchFlags => ({
  productEnabled: kinds.includes('product'),
  contentEnabled: kinds.includes('content'),
});

function showError(form: HTMLFormElement, field: HTMLInputElement): void {
  const id = `${field.id}-error`;
  if (!document.getElementById(id)) {
    const message = document.createElement('p');
    message.id = id;
    message.className = 'field-error';
    message.textContent = validation('searchTerm');
    form.append(message);
    form.classList.add('field-wrong');
    field.setAttribute('aria-invalid', 'true');
    field.setAttribute('aria-describedby', id);
    const remove = (): void => {
      message.remove();
      form.classList.remove('field-wrong');
      field.removeAttribute('aria-invalid');
      field.removeAttribute('aria-describedby');
    };
    field.addEventListener('input', remove, { once: true });
  }
  field.focus();
}

/** Click handler of the form's button (`layouts/page/click-handlers.ts`); pressing Enter in the field clicks it too. */
export async function press(button: HTMLElement): Promise<void> {
  const form = button.closest('form');
  const field = form?.querySelector('input');
  if (!form || !field) return;
  const request = readSearch(field.value, flagsOf(form.dataset['search']));
  if (!request) {
    await textsReady();
    showError(form, field);
    return;
  }
  if (form.popover) form.hidePopover();
  const fragment = searchFragment(request);
  window.location.assign(pageLanguage() === 'es' ? `/es/search/${fragment}` : `/search/${fragment}`);
}
