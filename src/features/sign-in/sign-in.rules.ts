export type SignInField = 'userName' | 'password';

/** The required fields that are empty, in form order. */
export const missingFields = (userName: string, password: string): SignInField[] => [
  ...(userName.trim() === '' ? (['userName'] as const) : []),
  ...(password === '' ? (['password'] as const) : []),
];
