/** Requirements of a new password (spec 000 §5 'Password'). Pure. */

/** The lines of the checklist. `allowed`: the password contains only allowed characters. */
export type PasswordRequirement = 'length' | 'upperCase' | 'lowerCase' | 'digit' | 'special' | 'allowed';

/** The rule for a new password. A service sends one rule per function that sets a password, such as registration. */
export interface StrengthRule {
  minimumLength: number;
  needs: { upperCase: boolean; lowerCase: boolean; digit: boolean; special: boolean };
  /** Characters that a password must not contain, as one string. */
  excluded: string;
}

/** The rule of spec 000 §5. Applies until the service's rule has loaded, and where the service's rule is weaker. */
export const DEFAULT_STRENGTH: StrengthRule = {
  minimumLength: 6,
  needs: { upperCase: true, lowerCase: true, digit: true, special: true },
  excluded: '<>+',
};

/** Makes a service's rule at least as strict as the default. A weaker rule could accept passwords that spec 000 §5 forbids. */
export function atLeastDefault({ minimumLength, needs, excluded }: StrengthRule): StrengthRule {
  const least = DEFAULT_STRENGTH;
  return {
    minimumLength: Math.max(minimumLength, least.minimumLength),
    needs: {
      upperCase: needs.upperCase || least.needs.upperCase,
      lowerCase: needs.lowerCase || least.needs.lowerCase,
      digit: needs.digit || least.needs.digit,
      special: needs.special || least.needs.special,
    },
    excluded: [...new Set(least.excluded + excluded)].join(''),
  };
}

const PRINTABLE_ASCII = /^[!-~]+$/;

const CHECKS: Readonly<Record<PasswordRequirement, (typed: string, rule: StrengthRule) => boolean>> = {
  length: (typed, { minimumLength }) => typed.length >= minimumLength,
  upperCase: (typed) => /[A-Z]/.test(typed),
  lowerCase: (typed) => /[a-z]/.test(typed),
  digit: (typed) => /\d/.test(typed),
  special: (typed) => /[^A-Za-z\d]/.test(typed),
  allowed: (typed, { excluded }) =>
    PRINTABLE_ASCII.test(typed) && ![...excluded].some((character) => typed.includes(character)),
};

const isRequired = (requirement: PasswordRequirement, { needs }: StrengthRule): boolean =>
  requirement === 'length' || requirement === 'allowed' || needs[requirement];

const REQUIREMENTS: readonly PasswordRequirement[] = [
  'length',
  'upperCase',
  'lowerCase',
  'digit',
  'special',
  'allowed',
];

/** The checklist: each requirement of the rule, and whether the typed password meets it. */
export const checkRequirements = (
  typed: string,
  rule: StrengthRule,
): { requirement: PasswordRequirement; isMet: boolean }[] =>
  REQUIREMENTS.filter((requirement) => isRequired(requirement, rule)).map((requirement) => ({
    requirement,
    isMet: CHECKS[requirement](typed, rule),
  }));

export const isStrong = (typed: string, rule: StrengthRule): boolean =>
  checkRequirements(typed, rule).every(({ isMet }) => isMet);
