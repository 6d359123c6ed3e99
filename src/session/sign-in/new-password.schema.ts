/** The rule for a new password, at registration and on change. */
import * as v from 'valibot';

/**
 * The password rule (spec 000 §5). The rule lists letters, digits and specials, the message asks for one of each;
 * Chosen here: every printable special character of a keyboard except `<`, `>` and `+`.
 */
export const newPassword = v.pipe(
  v.string(),
  v.minLength(6),
  v.regex(/^[\w!"#$%&'()*,\-./:;=?@[\\\]^`{|}~]+$/),
  v.regex(/[A-Z]/),
  v.regex(/[a-z]/),
  v.regex(/\d/),
  v.regex(/[^A-Za-z\d]/),
);
