/** After a rejected sign-in (spec 000 §8 'Login'). */
import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  tryAgain: 'Try again',
  close: 'Close',
  continue: 'Continue',
  stay: 'Stay here',
  invalidHeading: 'We could not sign you in',
  invalid: 'The user name or password is wrong. Check both, including capital letters, and try again.',
  forgotUserName: 'Forgot your user name?',
  forgotPassword: 'Forgot your password?',
  limited: 'There were too many failed sign-ins.',
  unexpectedHeading: 'Something went wrong on our side',
  unexpected: 'You are not signed in, and nothing was changed. Please try again in a few minutes.',
  offlineHeading: 'We could not reach the service',
  offline: 'Check that you are online, then try again. You are not signed in, and nothing was changed.',
  wrongSiteHeading: 'This is not the site for employees',
  wrongSite:
    'Your user name belongs to an employee. Continue to the employee sign-in; use the same user name and password there.',
  childOver14Heading: 'This account needs a change',
  childOver14:
    'This is a child’s account, and the child is now 14 or older. They need their own user name and password. A parent can no longer use this account.',
  guardianHeading: 'We could not confirm you as the guardian',
  guardian:
    'Our records for you and for the member do not match, so we did not open the account. You can try again, or we can confirm it with you by phone.',
  suspendedHeading: 'This account is suspended',
  suspended:
    'You cannot sign in right now, even with the right password. Call us: we can tell you why and reopen the account.',
  directoryHeading: 'We could not update your sign-in',
  directory:
    'Your user name and password are correct, but our user directory did not accept an update that signing in requires. Your account is safe. Please try again later.',
  brandConflictHeading: 'Your account belongs to another plan',
  brandConflict:
    'Your user name is registered with another of our health plans, so it does not work on this site. Sign in on the site named on your member ID card.',
  simulateProhibitedHeading: 'You may not simulate this member',
  simulateProhibited:
    'Either you are not allowed to sign in for a member, or this user name cannot be simulated. Nothing was opened. Your supervisor can tell you which.',
  generalHeading: 'We could not sign you in',
  general: 'There has been a problem accessing this service. Please contact technical support.',
  noCookiesHeading: 'Your browser blocks cookies from this site',
  noCookies:
    'Without cookies we cannot keep you signed in, so you are not signed in. Allow cookies for this site in the settings of your browser, then sign in again.',
  help: 'If this keeps happening, call {phone}, {hours}.',
  callNow: 'We can help: call {phone}, {hours}.',
  reference: 'Reference {reference}',
} as const;

export const t = translator('signInRefused', texts);
