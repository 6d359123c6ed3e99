import * as v from 'valibot';

/** Spec 000 §5. Chosen here: every special character of a keyboard except `<`, `>` and `+`. */
export const newPassword = v.pipe(
  v.string(),
  v.minLength(6),
  v.regex(/^[\w!"#$%&'()*,\-./:;=?@[\\\]^`{|}~]+$/),
  v.regex(/[A-Z]/),
  v.regex(/[a-z]/),
  v.regex(/\d/),
  v.regex(/[^A-Za-z\d]/),
);
