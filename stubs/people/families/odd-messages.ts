/** Messages with unusual HTML, titles, ids and contents that the portal must handle. */
import type { WrittenMessage } from '../family.ts';

/** Bodies as editors write them, with headings, lists, tables and links, and with markup that the portal must remove. */
const HTML: readonly WrittenMessage[] = [
  {
    daysBack: 2,
    type: 'Coverage',
    category: 'CLS',
    subject: 'How we settled your claim, step by step',
    body: '<h3>What happened</h3><p>We <strong>paid the clinic</strong> on Tuesday. You may owe <em>$42.10</em>.</p><ol><li>Wait for the bill.</li><li>Compare it with your statement.</li><li>Pay the clinic, <u>not us</u>.</li></ol><p>Questions? <a href="tel:+18005550110">Call us</a> or read <a href="/coverage/">what your plan covers</a>.</p>',
    unread: true,
  },
  {
    daysBack: 3,
    position: 2,
    type: 'Coverage',
    category: 'DSC',
    subject: 'Three clinics near you that cost less',
    body: '<table><caption>Price of one visit</caption><thead><tr><th scope="col">Clinic</th><th scope="col">You pay</th></tr></thead><tbody><tr><th scope="row">Elm Street Clinic</th><td>$20</td></tr><tr><th scope="row">Harbor Family Practice</th><td>$35</td></tr><tr><th scope="row">St. Brennan’s</th><td>$40</td></tr></tbody></table><p>Compare more at <a href="https://clinics.example/compare?plan=ppo&amp;near=home" target="_blank">clinics.example</a>.</p>',
    unread: true,
  },
  {
    daysBack: 4,
    type: 'WhatsNew',
    category: 'MKT',
    subject: 'A picture from another site',
    body: '<p>Here is our new office:</p><img src="https://images.example/office.jpg" alt="Our office on Elm Street" width="480" height="270"><p>Come and see us.</p>',
    unread: true,
  },
  {
    daysBack: 6,
    type: 'WhatsNew',
    category: 'GLB',
    subject: 'Text that was pasted from a word processor',
    body: '<style>p{color:#fff}</style><p class="MsoNormal" style="margin-left:-900px;font-size:60px">We moved our<o:p></o:p> phone lines to a new center.</p><!-- [if mso]> --><font color="#fdfdfd" size="7">Hours stay the same.</font><script>document.title = "changed by a message";</script>',
    unread: false,
  },
];

/** Titles that break layouts or look like markup. */
const TITLES: readonly WrittenMessage[] = [
  '<b>Bold?</b> No: 5 < 7 & 7 > 5 &amp; "quotes" — 100 % shown as written',
  'Señora Ñandú: résumé, naïve, Łódź, Ὀδυσσεύς, 日本語, 👩‍👩‍👧 and é (two characters)',
  'رسالة عن تغطيتك الصحية 2026',
  'AuthorizationForContinuousGlucoseMonitoringSuppliesAndAccessories-RX-2026-000123456789',
  'Your request for coverage of home health aide visits after the surgery of last month was approved for twelve weeks, with one visit a day and two on weekends',
].map((subject, index) => ({
  daysBack: 8 + index,
  type: 'Coverage',
  category: 'ELG',
  subject,
  body: 'Only the title of this message is unusual.',
  unread: index === 0,
}));

const CONTENTS: readonly WrittenMessage[] = [
  {
    daysBack: 1,
    type: 'Wellness',
    category: 'WLN',
    subject: 'Time for your yearly flu shot',
    body: 'Flu shots are free at every pharmacy in your network.',
    imageUnicode: '1F489',
    unread: true,
  },
  // Without a subject, the content is invalid (spec 001 §4 'Invalid message content').
  { daysBack: 5, type: 'Coverage', category: 'TRN', subject: '', body: '<p>No subject.</p>', unread: true },
  { daysBack: 14, type: 'Coverage', category: 'WTS', subject: 'This message has no text', body: '' },
  {
    daysBack: 7,
    position: 3,
    type: 'Wellness',
    category: 'CLN',
    subject: 'A message without an id',
    body: 'The service sent a blank message id.',
    sentId: '',
    unread: true,
  },
  {
    daysBack: 20,
    type: 'Coverage',
    category: 'GPS',
    subject: 'Another message without an id',
    body: 'The service sent spaces as the message id.',
    sentId: '   ',
    unread: true,
  },
  {
    daysBack: 25,
    type: 'Survey',
    category: 'MKT',
    subject: 'A type that the portal does not know',
    body: 'Its category is known.',
  },
];

const SPECIAL: readonly WrittenMessage[] = [
  {
    daysBack: 12,
    type: 'WhatsNew',
    category: 'OPN',
    subject: 'Open enrollment ends this month',
    body: 'If you change nothing, your plan renews.',
    special: true,
  },
  {
    daysBack: 30,
    position: 2,
    type: 'WhatsNew',
    category: 'GLB',
    subject: 'A new card for Sami',
    body: 'Sami, your new member ID card arrives within ten business days.',
    special: true,
  },
  {
    daysBack: 3,
    position: 3,
    type: 'WhatsNew',
    category: 'PRM',
    subject: 'Yara can use virtual visits now',
    body: 'Doctors see children of 12 years and older by video.',
    special: true,
    sentId: '',
  },
];

export const ODD_MESSAGES: readonly WrittenMessage[] = [...CONTENTS, ...HTML, ...TITLES, ...SPECIAL];
