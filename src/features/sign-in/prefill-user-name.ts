/**
 * Fills the sign-in name that the page before, or the address, brings along (spec 000 §2 'loginId'); without React, since
 * nobody has touched the form yet. A name identifies a person: it does not stay in the address, the history or storage.
 */
import { saveSignInName, takeSignInName } from '../../session/sign-in/sign-in-name-handoff.ts';
import { takeLoginId } from '../../session/sign-in/login-id.rules.ts';

const nameField = (): HTMLInputElement | null => document.querySelector('#userName');

/** Takes the name out of the address, for good. */
function nameOfAddress(): string | null {
  const { pathname, search, hash } = window.location;
  const found = takeLoginId(search);
  if (found.search !== search) history.replaceState(history.state, '', pathname + found.search + hash);
  return found.name;
}

function prefill(): void {
  const kept = takeSignInName();
  const named = nameOfAddress();
  const name = named ?? kept;
  const field = nameField();
  // What the browser has filled in, or a quick person typed, stays.
  if (field && name !== null && field.value === '') field.value = name;
  // Whoever another system has signed in needs no form; where that comes to nothing, it is filled in all the same.
  if (named !== null) void import('./try-single-sign-on.ts').then(({ trySignOn }) => trySignOn(named));
}

/** On the way to the pages for what was forgotten, and over a reload, the typed name goes along. */
for (const ways of document.querySelectorAll('.card-links,#form-failed'))
  ways.addEventListener('click', () => saveSignInName(nameField()?.value ?? ''));

prefill();
