import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  heading: 'Your security question',
  lead: 'When you forget your password, your answer shows us that it is you.',
  offerLead:
    'Your password was changed. You have no security question yet: choose one now, so that you can get back in by yourself if you forget your password.',
  present: 'Your current question',
  question: 'Security question',
  choose: 'Choose a question',
  answer: 'Your answer',
  answerHint: 'Choose one that you will remember and others do not know. Customer service never asks for it.',
  submit: 'Save the question',
  busy: 'Saving the question',
  later: 'Not now',
  failed: 'Your question was not saved. What you typed is still here.',
  loadFailed: 'We could not load the questions',
  loading: 'Loading the questions',
  done: 'Your security question was saved',
  call: 'We can also choose a question with you by phone. Have your member ID card at hand.',
  change: 'Change your security question',
  choosing: 'Choose a security question',
  about: 'It lets you back in when you forget your password.',
} as const;

export const t = translator('securityQuestion', texts);
