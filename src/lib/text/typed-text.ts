/** The text typed into a form's field; '' if the form does not have the field. */
export function typedText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
