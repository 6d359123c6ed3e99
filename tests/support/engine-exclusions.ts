/** False positives of the engines in `engines.ts`: a rule, the elements, and the reason why the rule does not apply. */

interface Exclusion {
  /** The end of the rule's name in the engine. */
  rule: string;
  /** Selector of the elements, as narrow as possible. */
  on: string;
  why: string;
}

export const EXCLUSIONS: readonly Exclusion[] = [
  {
    rule: 'G1,G123,G124.NoSuchID',
    on: 'a[href^="#/"], a[href="#logout"]',
    why: 'A route or a command of the hash router, not an anchor of the page (spec 000 §2).',
  },
  {
    rule: '1_3_5.H98',
    on: 'input:not([type])[autocomplete="postal-code"]',
    why: 'HTML allows postal-code on a text field. The engine knows a text field only by its attribute.',
  },
  {
    rule: 'H32.2',
    on: 'form[role=search].list-search',
    why: 'The list follows each typed letter, so there is nothing to submit; Enter works all the same.',
  },
  {
    rule: 'H91.InputText.Name',
    on: 'input[hidden]',
    why: 'Not shown and not exposed: the user name for password managers.',
  },
  {
    rule: 'aria_form_label_unique',
    on: 'form:not([aria-label], [aria-labelledby])',
    why: 'A form without a name has no form role (HTML-AAM), so there is nothing to tell apart.',
  },
  {
    rule: 'input_label_exists',
    on: '.summary-group > label.visually-hidden + select',
    why: 'The engine takes clipped text for hidden; the label is in the accessibility tree.',
  },
  {
    rule: 'input_label_exists',
    on: 'details:not([open]) *',
    why: 'The engine takes only the label of a closed details element for hidden, and not its control.',
  },
  {
    rule: 'label_content_exists',
    on: 'label:has(> .visually-hidden)',
    why: 'The engine takes clipped text for hidden; the label is in the accessibility tree.',
  },
];
