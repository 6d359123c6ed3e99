import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  heading: 'If you disagree with this decision',
  'lead.denied': 'We denied this claim.',
  'lead.partly-approved': 'We approved part of this claim and denied the rest.',
  'lead.other': 'We changed our decision on this claim.',
  until: {
    one: 'You have until {date} to ask us to look at it again (an appeal). {count} day is left.',
    other: 'You have until {date} to ask us to look at it again (an appeal). {count} days are left.',
  },
  today: 'Today, {date}, is the last day. Call {phone} now and ask how to file today.',
  past: 'The time to ask us to look at it again (an appeal) ended on {date}. Call {phone} and ask whether a late appeal is still possible.',
  noDate: 'Your denial notice says how long you have to appeal. If you can’t find it, call {phone}.',
  unread:
    'You can ask us to look at it again (an appeal), but we couldn’t look up your last day to do it. Try again above in a few minutes, or call {phone}.',
  unreadMaybe:
    'You may be able to ask us to look at it again (an appeal). We couldn’t look up whether you can, or until when. Try again above in a few minutes, or call {phone}.',
  why: 'Read why we decided this. You’ll find the reason with this claim or in its documents.',
  provider:
    'Ask your provider’s office. Sometimes a code or a record is missing, and they can send us the claim again.',
  write:
    'Write to us. We’ve put this claim into a letter for you. Print it, sign it, and add copies of anything that supports you. For example, add a letter from your doctor.',
  send: 'Send it to the address for appeals.',
  sendBy: 'Send it to the address for appeals so that it gets there by {date}.',
  address: 'Where to send your appeal',
  urgent: 'If waiting could harm your health, call us and ask for an urgent appeal',
  prepare: 'Prepare the letter',

  preview: 'Your letter',
  nothingSent:
    'We don’t send anything from this page. What you type appears only in the letter, and we don’t keep it.',
  reason: 'Why you disagree',
  reasonHint: 'You may leave this empty and write by hand.',
  print: 'Print the letter',
  close: 'Close the letter',

  yourAddress: 'My address:',
  yourPhone: 'My phone:',
  subject: 'Appeal of your decision on claim {number}',
  member: 'Member',
  memberId: 'Member ID',
  group: 'Group number',
  patient: 'Patient',
  born: '{name}, born {date}',
  claim: 'Claim number',
  date: 'Date of service',
  providerName: 'Provider',
  decision: 'Your decision',
  greeting: 'Dear appeals department:',
  ask: 'I ask you to look again at your decision on this claim. It is about:',
  askSome:
    'I ask you to look again at your whole decision on this claim. It is about these services, among others:',
  askWhole: 'I ask you to look again at your decision on this claim.',
  line: '{service}, {date}: {amount}',
  lineUnknown: '{service}, {date}',
  because: 'I disagree because:',
  attached: 'I attach copies of:',
  'attached.document': 'your document about this claim',
  'attached.doctor': 'a letter from my doctor',
  'attached.records': 'medical records',
  'attached.other': 'other:',
  answer:
    'Please send me your decision in writing, with the reasons for it and the part of my plan that it is based on. Please also send me, free of charge, the documents that you used.',
  regards: 'Sincerely,',
  signature: 'Signature and date',
} as const;

export const t = translator('appeal', texts);
