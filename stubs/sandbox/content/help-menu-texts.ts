/** Texts of a brand's need-help menu. */
import type { Brand } from '../../../src/brand/brand.schema.ts';
import type { NeedHelpWire } from '../../../src/features/help/help.schema.ts';

export function helpMenu(brand: Brand): NeedHelpWire['payload'] {
  const chat = {
    id: 'chat',
    label: 'Chat with us',
    url: '#chat',
    description: 'Mon - Fri: 8 a.m. - 6 p.m.',
  };
  return {
    headline: `Need help? ${brand.name} is here for you.`,
    phoneNumber: brand.customerServicePhoneNumber,
    hours: brand.hours.text,
    menu: [
      {
        id: 'contact-us',
        label: 'Contact us',
        url: '/msg/#!/contact-us',
        description: 'Write to us, and we answer by email or by phone.',
      },
      ...(brand.chat.code === undefined ? [] : [chat]),
      {
        id: 'questions',
        label: 'Questions and answers',
        url: '/faqs/',
        description: 'What members ask most.',
      },
      {
        id: 'language-help',
        label: 'Help in your language',
        url: '/meaningful-access/',
        description: 'Interpreters are free.',
      },
    ],
  };
}
