/** Texts as properties of an element, named for the baked page (`<label {...textProps('userName')} />`). */
import type { Params, Translator } from '../lib/i18n.ts';
import type { Said } from './field.tsx';

export const sayer =
  <Key extends string>(t: Translator<Key>) =>
  (key: Key, params?: Params): Said => ({
    children: t(key, params),
    'data-t': t.named(key),
    ...(params ? { 'data-t-with': JSON.stringify(params) } : {}),
  });
