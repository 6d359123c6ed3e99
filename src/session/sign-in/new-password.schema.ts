import * as v from 'valibot';

/** A valid new password (spec 000 §5). Not in the spec: all special characters of a keyboard are allowed except `<`, `>` and `+`. */
export const newPassword = v.pipe(
  v.string(),
  v.minLength(6),
  v.regex(/^[\w!"#$%&'()*,\-./:;=?@[\\\]^`{|}~]+$/),
  v.regex(/[A-Z]/),
  v.regex(/[a-z]/),
  v.regex(/\d/),
  v.regex(/[^A-Za-z\d]/),
);
