import { translator } from '../../../../lib/text/i18n.ts';

export const texts = {
  heading: 'Steps of this claim',
  received: 'Received',
  'reviewed.done': 'Reviewed',
  'reviewed.current': 'In process',
  'decided.next': 'Decision',
  'decided.approved': 'Decided: approved',
  'decided.partly-approved': 'Decided: approved in part',
  'decided.denied': 'Decided: denied',
  'decided.adjusted': 'Decided: adjusted',
  'paid.next': 'Payment',
  'paid.current': 'Payment in process',
  'paid.unknown': 'Payment',
  'paid.done': 'Your plan paid {amount}',
  'paid.nothing': 'Your plan paid nothing',
  now: 'Now',
  notYet: 'Not yet',
  notKnown: 'Not known',
  adjusted: 'We changed an earlier decision.',
  next: 'Next, we decide what your plan pays. You’ll see the decision here.',
  'until.payOrDeny': '{state} law ({law}) gives us until {date} to pay or deny a complete claim.',
  'until.pay': '{state} law ({law}) gives us until {date} to pay a complete claim.',
  'electronic.payOrDeny':
    '{state} law ({law}) gives us until {electronic} to pay or deny a complete claim sent electronically. For one sent on paper, it gives us until {date}.',
  'electronic.pay':
    '{state} law ({law}) gives us until {electronic} to pay a complete claim sent electronically. For one sent on paper or by fax, it gives us until {date}.',
  deny: 'It gives us until {deny} to say that a claim isn’t payable.',
  'past.payOrDeny':
    '{state} law ({law}) gave us until {date} to pay or deny a complete claim. That day has passed. Call {phone} and ask about claim {number}.',
  'past.pay':
    '{state} law ({law}) gave us until {date} to pay a complete claim. That day has passed. Call {phone} and ask about claim {number}.',
  exceptions:
    'It may take longer if something is missing from the claim. Other rules apply if your employer pays claims itself (a self-funded plan).',
} as const;

export const t = translator('claimTimeline', texts);
