/**
 * Interface texts. Every text a person reads comes from a catalogue next to the code that shows it
 * (`*.text.ts`); further languages lay their own texts over the same keys.
 */

/** A text, or its forms by plural category (`one`, `other`) chosen by the parameter `count`. */
export type Message = string | { one: string; other: string };
export type Messages = Record<string, Message>;
export type Params = Record<string, string | number>;

/** What the translation helper got was not a key (spec 000 §5 'Translation helper', 001 §8). */
export class InvalidArgumentError extends TypeError {
  constructor(argument: unknown) {
    super(
      `invalid argument: expected a non-empty text as first argument, got ${argument === '' ? 'an empty one' : typeof argument}`,
    );
    this.name = 'InvalidArgumentError';
  }
}

const LOCALE = 'en-US';
const plurals = new Intl.PluralRules(LOCALE);
const PARAM = /\{(\w+)\}/g;

/**
 * The translation helper of one catalogue: `t('unread', { count: 3 })`.
 * @throws InvalidArgumentError where the first argument is not a non-empty text
 */
export function translator<M extends Messages>(
  messages: M,
): (key: keyof M & string, params?: Params) => string {
  return (key, params = {}) => {
    if (typeof key !== 'string' || key === '') throw new InvalidArgumentError(key);
    const message: Message | undefined = messages[key];
    if (message === undefined) throw new Error(`there is no text '${key}'`);
    const form =
      typeof message === 'string'
        ? message
        : message[plurals.select(Number(params['count'])) === 'one' ? 'one' : 'other'];
    return form.replace(PARAM, (whole, name: string) => String(params[name] ?? whole));
  };
}
