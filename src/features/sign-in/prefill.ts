/** Fills in the user name from the address or storage (spec 000 §2 'loginId'), and removes it there for privacy. */
import { saveSignInName, takeSignInName } from '../../session/sign-in/sign-in-name-handoff.ts';
import { takeLoginId } from '../../session/sign-in/login-id.rules.ts';

const nameField = (): HTMLInputElement | null => document.querySelector('#userName');

function takeNameFromAddress(): string | null {
  const { pathname, search, hash } = window.location;
  const fromAddress = takeLoginId(search);
  if (fromAddress.search !== search)
    history.replaceState(history.state, '', pathname + fromAddress.search + hash);
  return fromAddress.name;
}

function prefill(): void {
  const saved = takeSignInName();
  const fromAddress = takeNameFromAddress();
  const name = fromAddress ?? saved;
  const field = nameField();
  // Never overwrites a name that the browser filled in or the user typed.
  if (field && name !== null && field.value === '') field.value = name;
  // A single-sign-on cookie makes the password unnecessary. If single sign-on fails, the name is already in the form.
  if (fromAddress !== null)
    void import('./try-single-sign-on.ts').then(({ trySingleSignOn }) => trySingleSignOn(fromAddress));
}

// Saves the typed name for the account recovery pages and for a reload.
for (const links of document.querySelectorAll('.card-links,#form-failed'))
  links.addEventListener('click', () => saveSignInName(nameField()?.value ?? ''));

prefill();
