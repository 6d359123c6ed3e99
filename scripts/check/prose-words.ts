/** The word list of the prose check: what this project does not write, and what it writes instead. CONTRIBUTING.md explains the style. */

export interface ForbiddenWord {
  pattern: RegExp;
  /** What to write, for the error message. */
  instead: string;
  /** Files that may use it. */
  except?: RegExp;
}

/** Spanish copy, where some British spellings are words; names of counties. */
const SPANISH_OR_NAMES =
  /\.text\.es\.ts$|(^|\/)[\w-]+\.es\.md$|taglines?\.ts$|language-texts\.ts$|zip-areas\.ts$/;
/** The sandbox and its callers: "fault injection" is the standard term for failures made on purpose. */
const FAULT_INJECTION = /^(stubs|tests)\/|^scripts\/(server|contract|bench)\/|^scripts\/test\/room-specs/;

const word = (pattern: string): RegExp => new RegExp(`\\b(?:${pattern})\\b`, 'gi');

const BRITISH = [
  'colour\\w*|behaviour\\w*|favour\\w*|honour\\w*|labour\\w*',
  'centre[ds]?|catalogues?|grey|licence|programme[sd]?|artefacts?|whilst|judgement',
  'cancelled|cancelling|labelled|labelling|modelled|modelling|travelled|travelling',
  '(?:sanit|organ|recogn|initial|normal|serial|summar|minim|maxim|optim|capital|prior|synchron)is(?:e|ed|es|ing|ation|er)',
].join('|');

export const FORBIDDEN_WORDS: readonly ForbiddenWord[] = [
  {
    pattern: word('nobody|somebody|whoever|whomever'),
    instead: "the user, the member, 'no one', 'anyone'",
  },
  { pattern: word('whom'), instead: "'who'", except: /\/pay-direction\.text\.ts$/ }, // a quoted text
  { pattern: word('anew'), instead: "'again'" },
  { pattern: word('mend|mends|mended|mending'), instead: "'fix'" },
  { pattern: word('spoilt|spoiled'), instead: "'corrupt', 'invalid', 'broken'" },
  { pattern: /(?<!de)faults?(?![a-z])/gi, instead: "'error' or 'failure'", except: FAULT_INJECTION },
  { pattern: word('farewell'), instead: "the notification's name" },
  { pattern: word('lest|thereof|whereof|wherein|hence|amid|shall|ought'), instead: 'a plain word' },
  {
    pattern: word('do(?:es)? not fit(?! (?:in|on|into|within|beside|next|under|there|one)\\b)'),
    instead: "'is invalid', and what is wrong",
  },
  {
    pattern: word('(?:stands?|lies) (?:in|beside|at|under|outside|next to|on its)'),
    instead: "'is in', 'is next to'",
  },
  {
    pattern: word('what (?:is|was|are) (?:said|told|asked|meant|kept)(?! by\\b)'),
    instead: 'the noun: the message, the request, the stored value',
  },
  { pattern: word(BRITISH), instead: 'American spelling', except: SPANISH_OR_NAMES },
];
