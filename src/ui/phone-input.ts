import type { ClipboardEvent, InputEvent } from 'react';
import { MAX_PHONE_LENGTH } from '../lib/fields/phone-numbers.ts';
import { tidyPhone } from '../lib/fields/phone.rules.ts';

/** `1 (555) 555-0100` as a whole, before its first space is removed. */
const UNTIDY_LENGTH = MAX_PHONE_LENGTH + 1;

function tidyStart({ currentTarget: input }: InputEvent<HTMLInputElement>): void {
  const { value } = input;
  const tidy = tidyPhone(value);
  // A space at the end is part of a number that is still being typed.
  if (tidy !== value.trim()) input.value = tidy;
  // An empty field takes what dictation or a suggestion inserts at once, which the browser would cut first.
  input.maxLength = value === '' ? UNTIDY_LENGTH : MAX_PHONE_LENGTH;
}

/** The browser would cut `1 (555) 555-0100` before it is tidied. */
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

/** Props of an `<input>` for a phone number. */
export const phoneInput = {
  type: 'tel',
  maxLength: UNTIDY_LENGTH, // also before the form is hydrated
  onInput: tidyStart,
  onPaste: pasteTidied,
} as const;
