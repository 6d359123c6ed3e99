import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  heading: 'Your security question',
  lead: 'If you forget your password, your answer shows us that it’s you.',
  offerLead:
    'Your password was changed. You don’t have a security question yet. Choose one now, so that you can get back in on your own if you forget your password.',
  present: 'Your current question',
  question: 'Security question',
  choose: 'Choose a question',
  answer: 'Your answer',
  answerHint: 'Choose one that you’ll remember and others don’t know. Customer service never asks for it.',
  submit: 'Save the question',
  busy: 'Saving the question',
  later: 'Not now',
  failed: 'We couldn’t save your question. What you typed is still here.',
  loadFailed: 'We couldn’t load the questions',
  loading: 'Loading the questions',
  done: 'Your security question was saved',
  call: 'We can also choose a question with you by phone. Have your member ID card ready.',
  change: 'Change your security question',
  choosing: 'Choose a security question',
  about: 'It lets you back in if you forget your password.',
} as const;

export const t = translator('securityQuestion', texts);
