import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  heading: 'Need help?',
  call: 'Customer service',
  more: 'More about getting help',
  close: 'Close',
  'contact-us': 'Contact us',
  'contact-us.description': 'Write to us, and we’ll answer by email or by phone.',
  chat: 'Chat with us',
  questions: 'Questions and answers',
  'questions.description': 'What members ask most.',
  'language-help': 'Help in your language',
  'language-help.description': 'Interpreters are free.',
} as const;

export const t = translator('helpMenu', texts);
