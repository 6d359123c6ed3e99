/** Apart from `kept-form.ts`, so that the page's first script stays small. */
export const KEPT_FORM_KEY = 'RegisterForm';
