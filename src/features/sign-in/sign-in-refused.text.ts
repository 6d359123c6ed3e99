/** Texts shown after a rejected sign-in (spec 000 §8 'Login'). */
import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  tryAgain: 'Try again',
  close: 'Close',
  continue: 'Continue',
  stay: 'Stay here',
  invalidHeading: 'We couldn’t sign you in',
  invalid: 'The user name or password is wrong. Check both, including capital letters, and try again.',
  forgotUserName: 'Forgot your user name?',
  forgotPassword: 'Forgot your password?',
  limited: 'There were too many failed sign-ins.',
  unexpectedHeading: 'Something went wrong on our side',
  unexpected: 'You’re not signed in, and nothing was changed. Try again in a few minutes.',
  offlineHeading: 'We couldn’t reach the service',
  offline: 'Check that you’re online, then try again. You’re not signed in, and nothing was changed.',
  wrongSiteHeading: 'This isn’t the site for employees',
  wrongSite:
    'Your user name belongs to an employee. Continue to the employee sign-in, and use the same user name and password there.',
  childOver14Heading: 'This account needs a change',
  childOver14:
    'This is a child’s account, and the child is now 14 or older. They need their own user name and password. A parent can no longer use this account.',
  guardianHeading: 'We couldn’t confirm you as the guardian',
  guardian:
    'Our records for you and for the member don’t match, so we didn’t open the account. You can try again, or we can confirm it with you by phone.',
  suspendedHeading: 'This account is suspended',
  suspended:
    'You can’t sign in right now, even with the right password. Call us. We can tell you why and reopen the account.',
  directoryHeading: 'We couldn’t update your sign-in',
  directory:
    'Your user name and password are correct, but our system didn’t accept a change that signing in needs. Your account is safe. Try again in a few minutes.',
  brandConflictHeading: 'Your account belongs to another plan',
  brandConflict:
    'Your user name is registered with another of our health plans, so it doesn’t work on this site. Sign in on the site named on your member ID card.',
  simulateProhibitedHeading: 'You can’t act as this member',
  simulateProhibited:
    'Either you’re not allowed to act as a member, or no one can act as this one. Nothing was opened. Your supervisor can tell you which.',
  proxyFailedHeading: 'We couldn’t open the member’s portal',
  proxyFailed: 'You’re still signed in. Try again in a few minutes.',
  proxyOfflineHeading: 'We couldn’t reach the service',
  proxyOffline: 'Check that you’re online, then try again. You’re still signed in.',
  generalHeading: 'We couldn’t sign you in',
  general: 'There has been a problem accessing this service. Please contact technical support.',
  noCookiesHeading: 'Your browser blocks cookies from this site',
  noCookies:
    'Without cookies we can’t keep you signed in, so you’re not signed in. Allow cookies for this site in the settings of your browser, then sign in again.',
  help: 'If this keeps happening, call {phone}, {hours}.',
  callNow: 'We can help. Call {phone}, {hours}.',
  reference: 'Reference {reference}',
} as const;

export const t = translator('signInRefused', texts);
