/** This key is not part of `persisted-form.ts`, so that the page's first script stays small. */
export const PERSISTED_FORM_KEY = 'RegisterForm';
