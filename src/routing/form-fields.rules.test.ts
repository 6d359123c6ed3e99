import { describe, expect, it } from 'vitest';
import { arePersistedFields, fieldName, persistedField, type Control } from './form-fields.ts';

const control = (over: Partial<Control>): Control => ({
  type: 'text',
  name: 'zip',
  id: '',
  autocomplete: '',
  value: '19103',
  checked: false,
  ...over,
});

describe('the persisted form fields', () => {
  it.each<[string, Partial<Control>]>([
    ['a password', { type: 'password' }],
    ['a password that is shown', { autocomplete: 'current-password' }],
    ['a new password', { autocomplete: 'new-password' }],
    ['a code', { autocomplete: 'one-time-code' }],
    ['a card number', { autocomplete: 'section-pay cc-number' }],
    ['a file', { type: 'file' }],
    ['a hidden value', { type: 'hidden' }],
    ['a button', { type: 'submit' }],
    ['a field without a name', { name: '' }],
    ['the answer to a security question', { name: 'answer' }],
    ['search terms', { name: '', id: 'claims-search' }],
  ])('never include a field of this kind: %s', (_what, over) => {
    expect(persistedField(control(over))).toBeNull();
  });

  it.each<[string, Partial<Control>, string, unknown]>([
    ['a text field', {}, 'zip', { name: 'zip', value: '19103', checked: null }],
    ['a field with only an id', { name: '', id: 'a' }, 'a', { name: 'a', value: '19103', checked: null }],
    ['an empty field', { value: '' }, 'zip', { name: 'zip', value: '', checked: null }],
    [
      'a radio button',
      { type: 'radio', name: 'how', value: 'phone', checked: true },
      'how=phone',
      { name: 'how=phone', value: '', checked: true },
    ],
  ])('store the state of a control under its fieldName(): %s', (_what, over, name, persisted) => {
    expect(fieldName(control(over))).toBe(name);
    expect(persistedField(control(over))).toEqual(persisted);
    expect(arePersistedFields([persisted])).toBe(true);
  });

  it.each([null, {}, [1], [{ name: 'a', value: 1, checked: null }], [{ name: 'a', value: '' }]])(
    'are not restored from invalid data: %j',
    (value) => {
      expect(arePersistedFields(value)).toBe(false);
    },
  );
});
