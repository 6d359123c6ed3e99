/** Validates text boxes, selects and radio groups (spec 000 §5 'Text box', 'Defaults'). Pure. The messages are in `validation.text.ts`. */

/** `missing`: 'Field is Required'; `invalid`: 'Please enter a valid value'. */
export type FieldValueError = 'missing' | 'invalid';

interface TextBox {
  required?: boolean;
  /** A regular expression that the whole value must match, as in the `pattern` attribute. Default: any text. */
  pattern?: string;
  upperCase?: boolean;
}

/** The value to check and send: trimmed, and in upper case if the box requires it. */
export function tidyText(typed: string, { upperCase = false }: TextBox = {}): string {
  const text = typed.trim();
  return upperCase ? text.toUpperCase() : text;
}

const wholeMatch = (text: string, pattern: string): boolean => new RegExp(`^(?:${pattern})$`, 'u').test(text);

/** Validates a text box. Returns null if it is valid. An optional box may be empty, whatever its pattern. */
export function textBoxError(typed: string, box: TextBox): FieldValueError | null {
  const text = tidyText(typed, box);
  if (text === '') return box.required ? 'missing' : null;
  return box.pattern === undefined || wholeMatch(text, box.pattern) ? null : 'invalid';
}

/** Validates a select or a radio group. @param chosen value of the chosen option; '' if none is chosen @param options the allowed values */
export function selectError(
  chosen: string,
  { required, options }: { required: boolean; options: readonly string[] },
): FieldValueError | null {
  if (chosen === '') return required ? 'missing' : null;
  return options.includes(chosen) ? null : 'invalid';
}
