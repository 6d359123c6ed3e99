/** Types of a family. Dates are stored relative to today, so that ages and records do not become outdated. */

/** Lines of business, in this order: medical, dental, vision, drug (spec 001 §3). */
export type LineOfBusiness = 'M' | 'D' | 'V' | 'X';

export interface FamilyMember {
  readonly pin: string;
  readonly ecId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly suffix?: string;
  /** 18 and 20 are subscribers, 01 is a spouse, 05 another dependent (spec 001 §4). */
  readonly relationshipCode: '18' | '20' | '01' | '05';
  /** The age that the member reaches this year. */
  readonly age: number;
  /** In the format MM-dd. */
  readonly birthday: string;
  /** Set if the services do not know the birth date (spec 001 §5 'a missing birth date'). */
  readonly noBirthDate?: boolean;
  /** How many days ago the member's coverage ended, negative if it ends in the future (covCancellationDate, spec 001 §3). Set only if the coverage ends before the plan does. */
  readonly leftDaysAgo?: number;
  /** Whether the member, if not the subscriber, sees the subscriber's spending accounts (spec 001 §4 'not a subscriber and has no spending account'). */
  readonly seesAccounts?: boolean;
}

export interface Product {
  readonly number: string;
  readonly line: LineOfBusiness;
  readonly name: string;
  /** First and last coverage year, relative to this year. For example, [-3, null] began three years ago and has no end date. */
  readonly years: readonly [first: number, last: number | null];
  /** Days from today until the last day of coverage. If set, the last year in `years` is ignored. */
  readonly endsInDays?: number;
  /**
   * Whether the service sends the accumulations of a product with productTypeCode Y ('sent') or not ('left-out'). Set
   * only for such products, for which the portal shows no plan progress (spec 001 §5).
   */
  readonly typeY?: 'left-out' | 'sent';
  /** Set if the service sends the plan with an empty list of accumulations. */
  readonly noAccumulations?: boolean;
  /** Accumulators whose threshold is 0. */
  readonly noThreshold?: readonly ('DED' | 'VST')[];
  /** In-network dollars that the subscriber had accumulated with another insurer when coverage began. No claim explains them. */
  readonly carriedOver?: { readonly deductible: number; readonly outOfPocket: number };
  /** Whether the product is merged with other integrated products of the same duration (spec 001 §4 'Plans'). */
  readonly integrated?: boolean;
  /** Sets marketingStatusDescription to 'Canceled'. */
  readonly canceled?: boolean;
  readonly blueEdgeDental?: boolean;
  /** Sets benefitPlanType to PH instead of DR (spec 001 §4 'Plans'). */
  readonly pharmacy?: boolean;
  /** The day on which accumulation begins each year, as MM-dd. Default: January 1. */
  readonly accumulationStart?: string;
}

export type AccountKind = 'HSA' | 'FSA' | 'DCFSA' | 'HRA';

export interface Group {
  readonly number: string;
  readonly medicare?: boolean;
  readonly directPay?: boolean;
  readonly spendingAccount?: boolean;
  /** The subscriber's accounts, if spendingAccount is set. If empty, the profile says that accounts exist but the list of accounts is empty. */
  readonly accounts?: readonly AccountKind[];
  /** Sets hsaEnrollmentInProcessIndicator (spec 001 §3 'Group'). */
  readonly hsaInProcess?: boolean;
  /** Codes in optOutList. For example, 904 hides the education section (spec 001 §6). */
  readonly optOut?: readonly string[];
  readonly products: readonly Product[];
}

/** An employer or other contract holder. */
export interface Client {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  /** Sets spendingAccountBlackoutIndicator. */
  readonly blackout?: boolean;
  /** Whether the employer enrolls all employees in its spending accounts (spec 001 §4 'Module type'). */
  readonly autoEnroll?: boolean;
  /** Whether the employer offers an HSA ('HSA setup on', spec 001 §4). */
  readonly hsaSetup?: boolean;
  /** Sets erisaIndicator of the client's plans. */
  readonly erisa?: boolean;
  readonly groups: readonly Group[];
}

/** How many records to generate, and on which days. Some records have fixed days; the others are spread evenly between two days. */
export interface Amount {
  readonly total: number;
  /** The fixed days, as numbers of days before today, newest first. */
  readonly recent: readonly number[];
  /**
   * Two days, as numbers of days before today, the newer day first. The records without a fixed day are spread between
   * these days.
   */
  readonly spread: readonly [from: number, to: number];
}

interface MessageAmount extends Amount {
  /** How many of the newest messages are unread. */
  readonly unread: number;
  /** A value above 1 moves messages closer to today. */
  readonly crowding: number;
  /** Whether to add a special message (messageSequenceID -999, spec 001 §3). */
  readonly special: boolean;
  /** Hand-written messages, in addition to the generated ones. */
  readonly written?: readonly WrittenMessage[];
}

/** A hand-written message. It stands for a message that an editor at the insurer wrote. */
export interface WrittenMessage {
  readonly daysBack: number;
  /** The recipient's position in the family. Default: 1, the subscriber. */
  readonly position?: number;
  readonly type: string;
  readonly category: string;
  readonly subject: string;
  /** The body, as HTML. */
  readonly body: string;
  readonly imageUnicode?: string;
  readonly unread?: boolean;
  readonly special?: boolean;
  /** The id that the service sends instead of the real one. '' and spaces are blank ids (spec 001 §2 'a blank id becomes -999'). */
  readonly sentId?: string;
}

/** The codes of spec 001 §4, and TAX, which the spec does not name. */
export type StatementCode = 'MHS' | 'COM' | 'SRM' | 'MEDC' | 'TAX';

/** A hand-written statement, in addition to the generated ones. */
export interface WrittenStatement {
  readonly code: StatementCode;
  /** The call that lists the statement. */
  readonly source: 'health' | 'payment-only' | 'quarterly';
  /** First and last day of the statement's period, as days before today. */
  readonly daysBack: readonly [from: number, to: number];
  /** The recipient's position in the family. Default: 1, the subscriber. */
  readonly position?: number;
  /** Sets suppressionInd to Y. */
  readonly suppressed?: boolean;
  /** Whether CYCLE_DATE is missing. */
  readonly noCycle?: boolean;
  /** Whether the call lists the statement for every date range. */
  readonly inEveryRange?: boolean;
  /** Field names of the begin and end dates. Default: the names for the statement's code (spec 001 §3 'Source data'). */
  readonly spelling?: readonly [begin: 'ST_BGN_DATE' | 'ST_BEGIN', end: 'ST_END_DATE' | 'ST_END'];
  /** Whether the statement lacks an end date and therefore cannot be shown. */
  readonly malformed?: boolean;
}

/** Views whose visits are recorded (spec 001 §7 'Visit record'). */
export type VisitedView = 'claims' | 'education' | 'messages' | 'landing' | 'plans';

export interface Family {
  readonly id: string;
  readonly agreementId: string;
  /** The UMI as the service sends it, without the 0 that the portal may append (spec 001 §3). */
  readonly umi: string;
  /** The family's members, the subscriber first. */
  readonly members: readonly [FamilyMember, ...FamilyMember[]];
  readonly clients: readonly [Client, ...Client[]];
  /** Days since the last visit to claims, education and messages; null if there was none. */
  readonly lastVisit: number | null;
  /** For each view, the days since its last visit, if different from `lastVisit`; null if the view was never visited. */
  readonly lastVisits?: Readonly<Partial<Record<VisitedView, number | null>>>;
  /** Whether the HSA terms are accepted. Default: accepted if there was a visit. */
  readonly hsaTerms?: boolean;
  /** Days since the contract was moved to another system (ibcMigrationDate, spec 001 §3). */
  readonly migrated?: number;
  /** Whether plan progress is empty, because every claim is out of network (spec 001 §4, §8). */
  readonly noProgress?: boolean;
  readonly claims: Amount;
  readonly messages: MessageAmount;
  readonly statements?: readonly WrittenStatement[];
}
