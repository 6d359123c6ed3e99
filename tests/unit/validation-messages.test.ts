/** Checks every validation message against every form that can show it (000 §5): forms show only messages of one table, and every message is shown by a form. */
import { describe, expect, it } from 'vitest';
import { identityErrors as forgotUserNameErrors } from '../../src/features/account/recovery/forgot-user-name.rules.ts';
import { passwordErrors } from '../../src/features/account/password.rules.ts';
import {
  PROFILE_FIELDS,
  profileErrors,
} from '../../src/features/account/settings/profile-form/profile-form.rules.ts';
import { readBill } from '../../src/features/claims/bill/bill-match.rules.ts';
import { quoteErrors, type QuoteContext } from '../../src/features/coverage/quote/quote-form.rules.ts';
import { contactErrors } from '../../src/features/help/contact.rules.ts';
import { notifyErrors } from '../../src/features/messages/notify/notify.rules.ts';
import { checkAmount } from '../../src/features/pay-claim/pay-claim.rules.ts';
import {
  EMPTY_FORM,
  formSteps,
  stepErrors,
  type RegisterContext,
} from '../../src/features/register/register-form.rules.ts';
import { REGISTRATION_TYPES } from '../../src/features/register/register.schema.ts';
import { searchTermError } from '../../src/features/search/search-form.rules.ts';
import { DEFAULT_STRENGTH } from '../../src/lib/fields/password-strength.rules.ts';
import { DATE_MESSAGES } from '../../src/lib/date/typed-date.rules.ts';
import { isValidationMessage, texts, type ValidationMessage } from '../../src/lib/fields/validation.text.ts';
import { questionErrors } from '../../src/session/user/security-question.rules.ts';
import { readSpan } from '../../src/ui/filter/date-range.rules.ts';

const TODAY = '2026-11-22';
const TOKEN = 18;
const QUESTIONS = [{ id: '101', question: 'What was the name of your first school?' }];
const RULES = ['general', 'digitsAfterPrefix', 'alphanumeric'] as const;

type Form = Readonly<Record<string, string>>;

interface FormRow {
  form: string;
  valid: readonly Form[];
  /** Returns the names of the messages that a form shows. */
  problems(form: Form): readonly string[];
  raises: readonly ValidationMessage[];
  /** The message for an empty field, if the specification defines a special one. */
  empty?: ValidationMessage;
}

/** Values that a person may type into any field, valid and invalid. */
const TYPED = [
  '',
  ' ',
  'x',
  'a@b.co',
  'a@mail.museum',
  `${'a'.repeat(50)}@mail.example.com`,
  '555',
  '1984-03-04',
  '13/04/1984',
  '02/30/1984',
  '11/23/2026',
  '12345',
  '12345-6789',
  '00000',
  'weak',
  'Aaaaa1+',
  'first school',
  'x'.repeat(65),
];

const value = (form: Form, field: string): string => form[field] ?? '';
const problemsOf = (errors: readonly { problem: string }[]): string[] => errors.map(({ problem }) => problem);

const REGISTER: RegisterContext = {
  brand: 'north',
  offered: REGISTRATION_TYPES,
  memberIdRule: 'general',
  memberAge: 14,
  dataDomainToken: TOKEN,
  today: TODAY,
  strength: DEFAULT_STRENGTH,
  questions: QUESTIONS,
};
const MEMBER: Form = {
  ...EMPTY_FORM,
  registrationType: 'MREG',
  relationship: 'SELF',
  firstName: 'Ana',
  lastName: 'Ruiz',
  dateOfBirth: '03/04/1984',
  memberId: '123456789',
  email: 'ana@mail.com',
  logonId: 'ana.ruiz',
  password: 'Aaaaa1!',
  phone: '555-555-0100',
  phoneType: 'CELL',
  question: '101',
  answer: 'Harrow',
  terms: 'yes',
};

function registerProblems(form: Form): string[] {
  const typed = { ...EMPTY_FORM, ...form };
  return RULES.flatMap((memberIdRule) => {
    const context = { ...REGISTER, memberIdRule };
    return formSteps(REGISTRATION_TYPES).flatMap((step) => problemsOf(stepErrors(step, typed, context)));
  });
}

const QUOTE: QuoteContext = {
  segments: ['U65', 'MED'],
  brand: 'north',
  zipForm: { typed: '', asksCounty: false },
  location: { zipCode: '15222', county: null, segment: null, isServedHere: true, isServed: true },
  dataDomainToken: TOKEN,
  ages: { minimumVisitorAge: { otherwise: 0, byState: {} }, brandState: 'PA' },
  today: TODAY,
};

const NO_PROFILE = { nickName: '', street: '', city: '', state: '', HOME: '', BUS: '', CELL: '' };
const PROFILE: Form = { ...NO_PROFILE, email: 'ana@mail.com', zipCode: '' };

const FORMS: readonly FormRow[] = [
  {
    form: 'profile',
    valid: [
      PROFILE,
      {
        ...PROFILE,
        street: '1 Main St',
        city: 'Pittsburgh',
        state: 'PA',
        zipCode: '15222',
        CELL: '5555550100',
      },
    ],
    problems(form) {
      const typed = Object.fromEntries(PROFILE_FIELDS.map((field) => [field, value(form, field)]));
      return problemsOf(
        profileErrors(
          { ...NO_PROFILE, email: '', zipCode: '', ...typed },
          { ...NO_PROFILE, email: 'old@mail.com', zipCode: '55101' },
          TOKEN,
        ),
      );
    },
    raises: ['missing', 'email', 'emailLong', 'emailEnding', 'phone', 'zipCode'],
  },
  {
    form: 'dependent notification',
    valid: ['sms', 'email'].map((channel) => ({ channel, phone: '5555550100', email: 'ana@mail.com' })),
    problems: (form) =>
      problemsOf(
        notifyErrors(
          { channel: value(form, 'channel'), phone: value(form, 'phone'), email: value(form, 'email') },
          TOKEN,
        ),
      ),
    raises: ['missing', 'email', 'emailLong', 'emailEnding', 'phone'],
  },
  {
    form: 'bill',
    valid: [{ provider: 'Keystone Family Practice', date: '11/02/2026', amount: '42.10' }],
    problems(form) {
      const { provider, date, amount } = readBill(
        { provider: value(form, 'provider'), date: value(form, 'date'), amount: value(form, 'amount') },
        { from: '2025-11-22', to: TODAY },
      ).problems;
      return [
        ...(provider ? [provider] : []),
        ...(date ? [date === 'outside' ? date : DATE_MESSAGES[date]] : []),
        ...(amount ? [amount === 'invalid' ? 'amountWrong' : amount] : []),
      ];
    },
    raises: ['missing', 'dateFormat', 'dateMonth', 'dateDay'],
  },
  {
    form: 'payment',
    valid: [{ amount: '42.10' }],
    problems(form) {
      const result = checkAmount(value(form, 'amount'), { owed: 5000, balance: null });
      return typeof result === 'string' ? [result] : [];
    },
    raises: ['missing'],
  },
  {
    form: 'registration',
    valid: [MEMBER, { ...MEMBER, registrationType: 'VU65', zipCode: '15222' }],
    problems: registerProblems,
    raises: [
      'missing',
      'invalid',
      'email',
      'emailLong',
      'emailEnding',
      'phone',
      'dateFormat',
      'dateMonth',
      'dateDay',
      'dateFuture',
      'memberId.general',
      'memberId.digitsAfterPrefix',
      'memberId.alphanumeric',
      'password',
      'zipCode',
      'answerShort',
      'answerTells',
    ],
  },
  {
    form: 'contact',
    valid: ['EMAIL', 'PHONE'].map((replyBy) => ({
      name: 'Ana Ruiz',
      subject: 'CLAIM',
      message: 'When?',
      replyBy,
      email: 'ana@mail.com',
      phone: '555-555-0100',
    })),
    problems: (form) =>
      problemsOf(
        contactErrors(
          {
            name: value(form, 'name'),
            subject: value(form, 'subject'),
            message: value(form, 'message'),
            replyBy: value(form, 'replyBy'),
            email: value(form, 'email'),
            phone: value(form, 'phone'),
          },
          TOKEN,
        ),
      ),
    raises: ['missing', 'email', 'emailLong', 'emailEnding', 'phone'],
  },
  {
    form: 'forgot user name',
    valid: [{ firstName: 'Ana', lastName: 'Ruiz', dob: '03/04/1984', memberId: '123456789' }],
    problems: (form) =>
      RULES.flatMap((memberId) =>
        problemsOf(
          forgotUserNameErrors(
            {
              firstName: value(form, 'firstName'),
              lastName: value(form, 'lastName'),
              dob: value(form, 'dob'),
              memberId: value(form, 'memberId'),
            },
            { today: TODAY, memberId },
          ),
        ),
      ),
    raises: [
      'missing',
      'dateFormat',
      'dateMonth',
      'dateDay',
      'dateFuture',
      'memberId.general',
      'memberId.digitsAfterPrefix',
      'memberId.alphanumeric',
    ],
  },
  {
    form: 'change password',
    valid: [{ oldPassword: 'Aaaaa1!', newPassword: 'Bbbbb2?', confirmation: 'Bbbbb2?' }],
    problems: (form) =>
      problemsOf(
        passwordErrors(
          {
            oldPassword: value(form, 'oldPassword'),
            newPassword: value(form, 'newPassword'),
            confirmation: value(form, 'confirmation'),
          },
          DEFAULT_STRENGTH,
        ),
      ),
    raises: ['missing', 'password'],
  },
  {
    form: 'security question',
    valid: [{ question: '101', answer: 'Harrow' }],
    problems: (form) =>
      problemsOf(
        questionErrors({ question: value(form, 'question'), answer: value(form, 'answer') }, QUESTIONS),
      ),
    raises: ['missing', 'answerShort', 'answerTells'],
  },
  {
    form: 'dates of a range',
    valid: [{ from: '03/04/2026', to: '11/22/2026' }],
    problems(form) {
      const { problems } = readSpan({ from: value(form, 'from'), to: value(form, 'to') }, TODAY);
      return Object.values(problems).map((problem) =>
        problem === 'outside' ? problem : DATE_MESSAGES[problem],
      );
    },
    raises: ['dateFormat', 'dateMonth', 'dateDay'],
    empty: 'dateFormat', // shown after 'Please enter a valid start date' (001 §5)
  },
  {
    form: 'search',
    valid: [{ term: 'deductible' }],
    problems: (form) => (searchTermError(value(form, 'term')) ? ['searchTerm'] : []),
    raises: ['searchTerm'],
    empty: 'searchTerm',
  },
  {
    form: 'quote',
    valid: [
      {
        segment: 'U65',
        firstName: 'Ana',
        lastName: 'Ruiz',
        birthDate: '3/4/1984',
        email: 'ana@mail.com',
        phone: '',
        consent: 'yes',
      },
    ],
    problems: (form) =>
      problemsOf(
        quoteErrors(
          {
            segment: value(form, 'segment'),
            firstName: value(form, 'firstName'),
            lastName: value(form, 'lastName'),
            birthDate: value(form, 'birthDate'),
            email: value(form, 'email'),
            phone: value(form, 'phone'),
            consent: value(form, 'consent'),
          },
          QUOTE,
        ),
      ),
    raises: [
      'missing',
      'invalid',
      'email',
      'emailLong',
      'emailEnding',
      'phone',
      'dateFormat',
      'dateMonth',
      'dateDay',
      'dateFuture',
    ],
  },
];

/** All messages that appear when each of the typed values is put into each field of a valid form. */
const raisedBy = ({ valid, problems }: FormRow): Set<string> =>
  new Set(
    valid.flatMap((form) =>
      Object.keys(form).flatMap((field) => TYPED.flatMap((typed) => problems({ ...form, [field]: typed }))),
    ),
  );

describe('validation messages', () => {
  it.each(FORMS)('are not shown for a valid form: $form', ({ valid, problems }) => {
    expect(
      valid.flatMap((form) => problems(form)).filter((problem) => !problem.startsWith('memberId.')),
    ).toEqual([]);
  });

  it.each(FORMS)('are the expected messages, and no others, for the form: $form', (row) => {
    expect([...raisedBy(row)].filter(isValidationMessage).sort()).toEqual([...row.raises].sort());
  });

  it.each(FORMS)('are the same for all empty fields of a form: $form', ({ valid, problems, empty }) => {
    const raised = valid.flatMap((form) =>
      Object.keys(form).flatMap((field) => problems({ ...form, [field]: '' })),
    );
    expect([...new Set(raised.filter(isValidationMessage))]).toEqual([empty ?? 'missing']);
  });

  it('are each shown by at least one form', () => {
    expect([...new Set(FORMS.flatMap(({ raises }) => raises))].sort()).toEqual(Object.keys(texts).sort());
  });
});
