import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  heading: 'Act as a member',
  lead: 'You see the portal as the member does, in a separate window. You can change nothing there.',
  logonId: 'The member’s user name',
  reason: 'Reason',
  reasonHint: 'The member can read it in the list of who opened their account. Don’t include health details.',
  reasonShort: 'Enter a reason of at least {count} characters',
  unknown: 'No member has this user name',
  submit: 'Open the member’s portal',
  busy: 'Opening',
  opened: 'The portal of {name} is open in another window. Sign out there when you are done.',
  blocked: 'Your browser blocked the window.',
  open: 'Open it now',
  clientHeading: 'Open the portal of {name}',
  clientLead: 'You see it as the client does, in a separate window. You can change nothing there.',
  clientReasonHint:
    'The client can read it in the list of who opened their account. Don’t include health details.',
  clientOpen: 'Open portal',
  clientCancel: 'Cancel',
  clientForbidden: 'You don’t have permission to open this client’s portal. We didn’t open it.',
  clientMissing: 'This client has no portal account. Nothing was opened.',
  clientFailed: 'We couldn’t open the portal. Try again in a moment.',
  reference: 'Reference {reference}',
  openedBy: '{name}, {agency}',
} as const;

export const t = translator('simulation', texts);
