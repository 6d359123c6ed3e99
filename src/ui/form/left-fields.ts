/** Validates an uncontrolled input when it loses focus, but waits while a pointer is down. */
import { useEffect, useRef, type FocusEvent } from 'react';

export type FormControl = HTMLInputElement | HTMLSelectElement;

export const isFormControl = (element: unknown): element is FormControl =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

export const isChoice = (control: FormControl): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type);

/** Runs a task when no pointer is down: an error that appears during a press would move the pressed button away. */
function useAfterPress(): (task: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<(() => void) | null>(null);
  useEffect(() => {
    const down = (): void => {
      pressed.current = true;
    };
    const up = (): void => {
      pressed.current = false;
      const task = waiting.current;
      waiting.current = null;
      if (task) setTimeout(task); // after the press has fired its click event
    };
    const listeners = [
      ['pointerdown', down],
      ['pointerup', up],
      ['pointercancel', up],
    ] as const;
    for (const [name, listener] of listeners) window.addEventListener(name, listener, true);
    return () => {
      for (const [name, listener] of listeners) window.removeEventListener(name, listener, true);
    };
  }, []);
  return (task) => {
    if (pressed.current) waiting.current = task;
    else task();
  };
}

/** @param check called with the name of the field that lost focus. @returns a handler for the form's `onBlur` */
export function useFieldLeave(check: (name: string) => void): (event: FocusEvent<HTMLElement>) => void {
  const afterPress = useAfterPress();
  return ({ target, relatedTarget }) => {
    const name = target.getAttribute('name');
    // Focus is still in the same group of radio buttons, for example after an arrow key.
    if (name === null || relatedTarget?.getAttribute('name') === name) return;
    afterPress(() => check(name));
  };
}

/** Validates all filled fields, because some may have lost focus before the form was hydrated. */
export function leaveFilledControls(form: HTMLFormElement): void {
  for (const control of form.elements)
    if (
      isFormControl(control) &&
      !isChoice(control) &&
      control.value !== '' &&
      control !== document.activeElement
    )
      control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
