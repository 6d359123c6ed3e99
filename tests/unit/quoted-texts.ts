/** The texts that 001 quotes or names, each with the catalog that contains it. */

/** A text, its catalog (path in `src` without `.text.ts`), and its paragraph in 001. */
export type QuotedText = readonly [text: string, catalog: string, paragraph: string];

/** Two texts in 001 §2 contain a line break, which is written here as a space. */
export const QUOTED_TEXTS: readonly QuotedText[] = [
  // Left navigation and views (001 §2)
  ['Activity Summary', 'member/navigation/left-nav', 'left navigation'],
  ['Claims & Payments', 'member/navigation/left-nav', 'left navigation'],
  ['Health Plans', 'member/navigation/left-nav', 'left navigation, title of the page'],
  ['Messages', 'member/navigation/left-nav', 'left navigation'],
  ['Statement Archive', 'member/navigation/left-nav', 'left navigation'],
  ['SECTION UNDER MAINTENANCE', 'member/shared/member', 'title of every page during maintenance'],
  ['Session Expiration Warning', 'session/timeout/timeout', 'dialog before the session ends'],
  [
    'Your session is about to expire due to inactivity.',
    'session/timeout/timeout',
    'dialog before the session ends',
  ],
  ['Close', 'session/timeout/timeout', 'dialog before the session ends'],

  // Claims (001 §§2, 4, 8)
  ['You have no claim within last 60 days', 'features/claims/claims', 'summary, no claims'],
  [
    'You have no claim within the last 60 days. Please adjust your refine options to see other claims.',
    'features/claims/claims',
    'summary, no claims, with saved refine options',
  ],
  [
    'You have no claim within the last 60 days. Please adjust your refine options to see other claims.',
    'features/claims/list/claims-list',
    'claims list, no claims in the last 60 days',
  ],
  ['In Process', 'features/claims/claims', 'cost of a claim without one; its status'],
  ['Approved', 'features/claims/claims', 'status of a claim'],
  ['Partially Approved', 'features/claims/claims', 'status of a claim'],
  ['Denied', 'features/claims/claims', 'status of a claim'],
  ['Adjusted', 'features/claims/claims', 'status of a claim'],
  ['Transferred', 'features/claims/detail/claim-detail', 'status of a line'],
  ['paid', 'features/claims/detail/claim-detail', 'status of a service'],
  ['denied', 'features/claims/detail/claim-detail', 'status of a service'],
  ['pending', 'features/claims/detail/claim-detail', 'status of a service'],
  ['payment in process', 'features/claims/detail/claim-detail', 'status of a service'],
  ['Medical', 'features/claims/plan-type', 'plan type of a claim'],
  ['Dental', 'features/claims/plan-type', 'plan type of a claim'],
  ['Drug', 'features/claims/plan-type', 'plan type of a claim'],
  ['Vision', 'features/claims/plan-type', 'plan type of a claim'],
  ['Provider name unavailable', 'features/claims/claims', 'claim without a provider'],
  ['Provider name unavailable', 'features/pay-claim/pay-claim', 'payment of such a claim'],
  ['Provider name unavailable', 'features/plan-progress/explain/explain-panel', 'ledger, such a claim'],
  ['You may get a bill', 'features/claims/detail/claim-detail', 'payment of a claim, on two lines'],
  ['Paid by HCRA', 'features/claims/detail/claim-detail', 'payment of a claim, on two lines'],
  ['Provider Charge', 'features/claims/detail/why-owe/why-owe', 'cost of a drug claim, line 1'],
  ['Member Discounted Rate', 'features/claims/detail/why-owe/why-owe', 'cost of a drug claim, line 2'],
  ['Plan Paid', 'features/claims/detail/why-owe/why-owe', 'cost of a drug claim, line 3'],
  ['Your Total Cost', 'features/claims/detail/why-owe/why-owe', 'cost of a drug claim, line 4'],
  ['Please Wait', 'ui/page/progress', 'dialog of a download'],
  ['File Download in Progress...', 'ui/page/progress', 'dialog of a download'],

  // Health plans and plan progress (001 §§2, 8)
  ['Benefits Overview', 'member/pages/health-plans-page', 'headline of Health Plans'],
  ['Current Plan Progress', 'features/plan-progress/plan-progress', 'title of the panel'],
  ['Current Plan Progress', 'member/shared/member', 'title of the panel until it is loaded'],
  ['Plan Progress', 'features/plan-progress/plan-progress', 'title of the panel, previous plans'],
  [
    'These are your benefit accumulation dates which differ slightly from your plan period dates.',
    'features/plan-progress/plan-progress',
    'tooltip on the dates',
  ],
  [
    'Your deductible progress cannot be displayed until an in-network claim has been made.',
    'features/plan-progress/plan-progress',
    'plan without claims',
  ],
  [
    'No deductible information for this plan period',
    'features/plan-progress/plan-progress',
    'plan without limits',
  ],

  // Messages (001 §§2, 4, 8)
  ['no', 'features/messages/messages', 'unread count of zero'],
  ['Invalid message content', 'features/messages/messages', 'message that cannot be read'],
  ['This message is unavailable', 'features/messages/messages', 'message without content'],

  // Spending accounts, dental history (001 §2)
  ['Spending Accounts', 'features/spending/panel/spending-panel', 'title of the panel'],
  ['Spending Accounts', 'features/spending/boxes/spending-boxes', 'title of each box of the summary'],
  ['Spending Accounts', 'features/spending/clients/client-accounts', 'title of the panel beside a payment'],
  ['Spending Accounts', 'member/pages/spending-page', 'title of the page'],

  // Fields (001 §5)
  ['Please enter a valid start date', 'ui/filter/date-range', 'custom dates'],
  ['Please enter a valid end date', 'ui/filter/date-range', 'custom dates'],
  ['Date must be in mm/dd/yyyy or mm/dd/yy format', 'lib/fields/validation', 'typed dates'],
  ['Month must be an integer between 1 and 12', 'lib/fields/validation', 'typed dates'],
  ['Invalid Date', 'lib/fields/validation', 'typed dates'],
  [
    "Email addresses must be at least 7 characters and contain an '@' and '.' character.  Please re-enter your Email address.",
    'lib/fields/validation',
    'email fields',
  ],
  [
    'Please enter a valid Phone Number. Phone Numbers should be 10 digits and include an area code.',
    'lib/fields/validation',
    'phone fields',
  ],
  ['Please enter a valid value', 'lib/fields/validation', 'fields'],
  ['Field is Required', 'lib/fields/validation', 'required fields'],
  ['Please enter search term', 'lib/fields/validation', 'search'],

  // Errors (001 §8)
  ['Please Login', 'member/session-modals/session-modals', 'dialog after a 401 or 403 of the user data'],
  ['Please login to view claims', 'member/session-modals/session-modals', 'the same'],
  ['OK', 'member/session-modals/session-modals', 'the same'],
  ['Error', 'member/session-modals/session-modals', 'dialog after another failure of the user data'],
  [
    'An error has occurred.  System is currently unavailable.',
    'member/session-modals/session-modals',
    'the same',
  ],
  [
    'There has been a problem accessing this service. Please contact technical support.',
    'ui/dialog/failure-modals',
    'dialog after a critical call has failed',
  ],

  // Message center and dependent notification (001 §§2, 5, 8)
  ['Wellness', 'features/messages/center/message-center', 'type of messages'],
  ['Coverage', 'features/messages/center/message-center', 'type of messages'],
  ["What's New", 'features/messages/center/message-center', 'type of messages'],
  [
    'Please select a message to delete',
    'features/messages/center/message-center',
    'Delete with nothing selected',
  ],
  ['Error', 'features/messages/notify/notify', 'title of the dialog after a failure'],
  [
    'We are unable to send your message now. Please try again later.',
    'features/messages/notify/notify',
    'the same',
  ],
  ['Thank You', 'features/messages/notify/notify', 'title of the dialog after the notification is sent'],
  ['Your notification has been sent.', 'features/messages/notify/notify', 'the same'],

  // Statement archive (001 §§2, 4, 8)
  [
    'Access health plan statements. The information here is as of {date}.',
    'features/statements/statements',
    'subtext of the archive',
  ],
  [
    'You do not have any statement archives in the time period selected.',
    'features/statements/statements',
    'no statements',
  ],
  ['Health Statement - {begin} - {end}', 'features/statements/statements', 'title of a statement, MHS'],
  ['Payment Only Statement - {date}', 'features/statements/statements', 'title of a statement, COM'],
  [
    'Quarterly Statement - {begin} thru {end}',
    'features/statements/statements',
    'title of a statement, SRM and MEDC',
  ],
  ['Statement - {begin} - {end}', 'features/statements/statements', 'title of another statement'],

  // Educational material (001 §§2, 8)
  ['Unspecified', 'features/education/education', 'field of an item without a value'],
  ['Download File', 'features/education/player/player', 'video without a source'],
  ['Get familiar with your new Claims category', 'features/education/education', 'movie panel'],
  [
    'There is a new video to help you navigate through the Claims section.',
    'features/education/education',
    'movie panel',
  ],
  ['Click here to see more educational material', 'features/education/education', 'movie panel'],
];
