import type { ClipboardEvent, InputEvent } from 'react';
import { MAX_PHONE_LENGTH } from '../lib/fields/phone-numbers.ts';
import { tidyPhone } from '../lib/fields/phone.rules.ts';

/** Length of `1 (555) 555-0100`. Tidying shortens this text to `MAX_PHONE_LENGTH`, by removing its first space. */
const UNTIDY_LENGTH = MAX_PHONE_LENGTH + 1;

function tidyStart({ currentTarget: input }: InputEvent<HTMLInputElement>): void {
  const { value } = input;
  const tidy = tidyPhone(value);
  // Keep a trailing space, because the user is still typing the number.
  if (tidy !== value.trim()) input.value = tidy;
  // Dictation or autofill may insert a complete phone number into an empty field. The browser must not cut the number
  // before it is tidied.
  input.maxLength = value === '' ? UNTIDY_LENGTH : MAX_PHONE_LENGTH;
}

/** Tidies a pasted number that is too long, such as `1 (555) 555-0100`, before the browser cuts it. */
function pasteTidied(event: ClipboardEvent<HTMLInputElement>): void {
  const { currentTarget: input, clipboardData } = event;
  const { value, selectionStart, selectionEnd } = input;
  const start = value.slice(0, selectionStart ?? value.length);
  const whole = start + clipboardData.getData('text') + value.slice(selectionEnd ?? value.length);
  const tidy = tidyPhone(whole);
  if (whole.length <= MAX_PHONE_LENGTH || tidy.length > MAX_PHONE_LENGTH) return;
  event.preventDefault();
  input.setRangeText(tidy, 0, value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

export const phoneInput = {
  type: 'tel',
  maxLength: UNTIDY_LENGTH, // before hydration, typed numbers are not tidied
  onInput: tidyStart,
  onPaste: pasteTidied,
} as const;
