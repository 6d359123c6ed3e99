import type { ClipboardEvent, InputEvent } from 'react';
import { MAX_PHONE_LENGTH } from '../lib/phone-numbers.ts';
import { tidyPhone } from '../lib/phone.rules.ts';

function tidyStart({ currentTarget: input }: InputEvent<HTMLInputElement>): void {
  const { value } = input;
  const tidy = tidyPhone(value);
  // A space at the end is part of a number that is still being typed.
  if (tidy !== value.trim()) input.value = tidy;
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
  maxLength: MAX_PHONE_LENGTH,
  onInput: tidyStart,
  onPaste: pasteTidied,
} as const;
