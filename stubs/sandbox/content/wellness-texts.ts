/** Wellness programs as the content service's editors wrote them: a title, a text and a link for each. */

interface Program {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  /** 'label|address'; '' where the program has no page. */
  readonly link: string;
}

const PROGRAMS: readonly Program[] = [
  {
    key: 'HEALTH_COACHING',
    title: 'Health coaching',
    text: 'Talk with a nurse or dietitian about sleep, food, weight or stress, by phone and as often as you like.',
    link: 'Meet the coaches|https://members.brightpath.example/coaching/',
  },
  {
    key: 'QUIT_TOBACCO',
    title: 'Quit tobacco',
    text: 'A plan of your own for the first ninety days, and someone to call when it gets hard.',
    link: 'Make a plan|https://members.brightpath.example/tobacco/',
  },
  {
    key: 'PREVENTIVE_CARE',
    title: 'Preventive care reminders',
    text: 'Which checkups, screenings and shots are due at your age, and how your plan covers them.',
    link: 'How coverage works|/coverage/',
  },
  {
    key: 'MATERNITY',
    title: 'Expecting a baby',
    text: 'A nurse answers questions through pregnancy and the first months after, day and night.',
    link: '',
  },
];

/** Names and values, in the order of the programs. */
export const WELLNESS_TEXTS: readonly (readonly [name: string, value: string])[] = PROGRAMS.flatMap(
  ({ key, title, text, link }) => [
    [`WELLNESS_PROGRAM_${key}_TITLE`, title] as const,
    [`WELLNESS_PROGRAM_${key}_TEXT`, text] as const,
    ...(link ? [[`WELLNESS_PROGRAM_${key}_LINK`, link] as const] : []),
  ],
);
