/** Templates of generated messages, with the category codes of spec 001 §7. `{name}` stands for the recipient's first name. */

interface Template {
  /** Wellness, Coverage, WhatsNew, or a type that the portal does not know. */
  readonly type: string;
  readonly category: string;
  readonly subject: string;
  readonly body: string;
  /** For messages about an accumulation: how often a benefit was used, and the limit. */
  readonly counts?: readonly [occurred: number, allowed: number];
}

export const TEMPLATES: readonly [Template, ...Template[]] = [
  {
    type: 'Coverage',
    category: 'CLS',
    subject: 'We finished processing a claim',
    body: 'We finished processing a claim for {name}. Your claims list shows what the plan paid and what you may owe.',
  },
  {
    type: 'Wellness',
    category: 'WLN',
    subject: 'Your yearly checkup is covered',
    body: '{name}, your plan covers one preventive visit a year at no cost to you. Call your doctor to pick a day.',
  },
  {
    type: 'WhatsNew',
    category: 'GLB',
    subject: 'Statements are easier to find',
    body: 'Health statements of the past two years are now in one place, sorted by date.',
  },
  {
    type: 'Coverage',
    category: 'ELG',
    subject: 'Your coverage details were updated',
    body: 'We updated the coverage record for {name}. Check that names and birth dates are right.',
  },
  {
    type: 'Coverage',
    category: 'DSC',
    subject: 'You may pay less with an in-network provider',
    body: '{name}, a recent visit was out of network. In-network providers agree to lower rates.',
  },
  {
    type: 'Wellness',
    category: 'CLN',
    subject: 'Time for a flu shot',
    body: '{name}, flu shots are covered in full at most pharmacies. No appointment is needed.',
  },
  {
    type: 'WhatsNew',
    category: 'PRM',
    subject: 'New: virtual visits in the evening',
    body: 'Doctors are now available by video until 10 p.m. on weekdays.',
  },
  {
    type: 'Coverage',
    category: 'GPS',
    subject: 'Therapy visits of last year',
    body: '{name}, this is how many therapy visits counted last year.',
    counts: [17, 20],
  },
  {
    type: 'Coverage',
    category: 'TRN',
    subject: 'A prescription moved to another tier',
    body: 'A drug on your list changes its tier next month. Your pharmacist can tell you about alternatives.',
  },
  {
    type: 'WhatsNew',
    category: 'OPN',
    subject: 'Open enrollment is coming',
    body: 'Review your plan before open enrollment ends. If you change nothing, your plan renews.',
  },
  {
    type: 'Coverage',
    category: 'WTS',
    subject: 'We are waiting for information from your provider',
    body: 'We asked a provider for records of a visit of {name}. You don’t have to do anything.',
  },
  {
    type: 'WhatsNew',
    category: 'MKT',
    subject: 'Tell us how we are doing',
    body: 'A short survey about your last call to customer service takes two minutes.',
  },
];

export const SPECIAL: Template = {
  type: 'WhatsNew',
  category: 'GLB',
  subject: 'Your new member ID cards are on the way',
  body: '{name}, new cards for your family arrive within ten business days. Keep using the old ones until then.',
};

export type { Template };
