/** What a person must fill before a sign-in is sent. Pure. */

/** Fields that a person must fill before anything is sent. */
export type SignInField = 'userName' | 'password';

/** The empty ones, in the order of the form. */
export const missingFields = (userName: string, password: string): SignInField[] => [
  ...(userName.trim() === '' ? (['userName'] as const) : []),
  ...(password === '' ? (['password'] as const) : []),
];
