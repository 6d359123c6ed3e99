/** Text boxes, selects and radio groups (spec 000 §5 'Text box', 'Defaults'). Pure; messages are in `validation.text.ts`. */

/** `missing`: 'Field is Required'; `invalid`: 'Please enter a valid value'. */
export type FieldValueError = 'missing' | 'invalid';

interface TextBox {
  required?: boolean;
  /** A regular expression, as in the `pattern` attribute. The whole value must match it. Default: any text. */
  pattern?: string;
  /** Whether the value is changed to upper case. */
  upperCase?: boolean;
}

/** The value to check and send: trimmed, and in upper case if the box forces it. */
export function tidyText(typed: string, { upperCase = false }: TextBox = {}): string {
  const text = typed.trim();
  return upperCase ? text.toUpperCase() : text;
}

/** Uses `u` as the `pattern` attribute does; the group keeps alternatives together. */
const wholeMatch = (text: string, pattern: string): boolean => new RegExp(`^(?:${pattern})$`, 'u').test(text);

/** Validates a text box; null if it is valid. An optional box may stay empty whatever its pattern. */
export function textBoxError(typed: string, box: TextBox): FieldValueError | null {
  const text = tidyText(typed, box);
  if (text === '') return box.required ? 'missing' : null;
  return box.pattern === undefined || wholeMatch(text, box.pattern) ? null : 'invalid';
}

/** Validates the chosen option of a select; '' if none is chosen. @param options values that may be sent */
export function selectError(
  chosen: string,
  { required = false, options }: { required?: boolean; options: readonly string[] },
): FieldValueError | null {
  if (chosen === '') return required ? 'missing' : null;
  return options.includes(chosen) ? null : 'invalid';
}

/** Validates a radio group. @param checked null if no button is checked */
export const radioError = (
  checked: string | null,
  group: { required?: boolean; options: readonly string[] },
): FieldValueError | null => selectError(checked ?? '', group);
