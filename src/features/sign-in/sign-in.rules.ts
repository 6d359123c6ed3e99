/** Required fields of the sign-in form. Pure. */

export type SignInField = 'userName' | 'password';

/** The empty required fields, in form order. */
export const missingFields = (userName: string, password: string): SignInField[] => [
  ...(userName.trim() === '' ? (['userName'] as const) : []),
  ...(password === '' ? (['password'] as const) : []),
];
