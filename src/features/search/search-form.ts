/** Validates the term (spec 000 §5) and opens the results page with the term in the address's fragment. */
import { t as validation } from '../../lib/fields/validation.text.ts';
import { textsReady } from '../../lib/text/i18n.ts';
import { ANSWER_SLOT, persistZip, ZIP_FIELD } from '../../session/storage/persisted-zip.ts';
import { navigateTo } from '../../lib/navigation/navigation.ts';
import { withoutLanguage } from '../../lib/navigation/page-address.ts';
import { zipCodeIn } from './direct-answers.rules.ts';
import { readSearch, searchFragment, type SearchFlags } from './search-form.rules.ts';

/** The flags of a prerendered element. @param kinds such as `product content` */
export const flagsOf = (kinds = ''): SearchFlags => ({
  productEnabled: kinds.includes('product'),
  contentEnabled: kinds.includes('content'),
});

const PLAN_PAGE = '/find-your-plan/';

export const ZIP_ANSWER = `${PLAN_PAGE}#${ANSWER_SLOT}`;

/** Stores the zip code for the page that `openZipAnswer` opens. */
export const keepForAnswer = (zipCode: string): void => persistZip({ zipCode, segment: null });

/**
 * Opens the result for a zip code. The zip code is stored in this browser tab and is not in the address. @param how
 * `replace` if Back must not return to this page
 */
export function openZipAnswer(zipCode: string, how: 'assign' | 'replace'): void {
  keepForAnswer(zipCode);
  const isHere = withoutLanguage(window.location.pathname) === PLAN_PAGE;
  navigateTo(ZIP_ANSWER, how);
  if (!isHere) return;
  // After a reload, Firefox restores what the form's field contained.
  const field = document.getElementById(ZIP_FIELD);
  if (field instanceof HTMLInputElement) field.value = zipCode;
  window.location.reload();
}

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

/** Runs on a click (`layouts/page/click-handlers.ts`). Pressing Enter in the field also clicks the button. */
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
  const zipCode = zipCodeIn(request.term);
  if (zipCode !== null) openZipAnswer(zipCode, 'assign');
  else navigateTo(`/search/${searchFragment(request)}`);
}
