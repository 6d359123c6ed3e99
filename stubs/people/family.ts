/** Types of a family. Years and days count back from today, so that ages stay the same. */

/** Lines of business: medical, dental, vision, drug (spec 001 §3). */
export type LineOfBusiness = 'M' | 'D' | 'V' | 'X';

export interface FamilyMember {
  readonly pin: string;
  readonly ecId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly suffix?: string;
  /** 18 and 20 subscriber, 01 spouse, 05 dependent (spec 001 §4). */
  readonly relationshipCode: '18' | '20' | '01' | '05';
  /** Age reached this year. */
  readonly age: number;
  /** MM-dd. */
  readonly birthday: string;
  /** The services do not know the birth date (spec 001 §5 'a missing birth date'). */
  readonly noBirthDate?: boolean;
  /** Days since their coverage ended, while the plan goes on (covCancellationDate, spec 001 §3). Negative: it ends in as many days. */
  readonly leftDaysAgo?: number;
  /** Sees the subscriber's spending accounts (spec 001 §4 'not a subscriber and has no spending account'). */
  readonly seesAccounts?: boolean;
}

export interface Product {
  readonly number: string;
  readonly line: LineOfBusiness;
  readonly name: string;
  /** First and last coverage year counted from this one: [-3, null] began three years ago and has no end date. */
  readonly years: readonly [first: number, last: number | null];
  /** Days until its last day, in place of the last year. */
  readonly endsInDays?: number;
  /**
   * productTypeCode Y: a product that has no plan progress (spec 001 §5). 'left-out': nor does the service send
   * accumulations; 'sent': it does.
   */
  readonly typeY?: 'left-out' | 'sent';
  /** The service sends the plan with an empty list of accumulations. */
  readonly noAccumulations?: boolean;
  /** Benefits that are counted with a threshold of 0. */
  readonly noThreshold?: readonly ('DED' | 'VST')[];
  /** Dollars in network that another insurer carried over for the subscriber, when coverage began; no claim shows them. */
  readonly carriedOver?: { readonly deductible: number; readonly outOfPocket: number };
  /** Merges with other integrated products of the same duration (spec 001 §4 'Plans'). */
  readonly integrated?: boolean;
  /** marketingStatusDescription 'Canceled'. */
  readonly canceled?: boolean;
  readonly blueEdgeDental?: boolean;
  /** benefitPlanType PH instead of DR (spec 001 §4 'Plans'). */
  readonly pharmacy?: boolean;
  /** MM-dd on which accumulation begins; January 1 by default. */
  readonly accumulationStart?: string;
}

export type AccountKind = 'HSA' | 'FSA' | 'DCFSA' | 'HRA';

export interface Group {
  readonly number: string;
  readonly medicare?: boolean;
  readonly directPay?: boolean;
  readonly spendingAccount?: boolean;
  /** The subscriber's accounts, if spendingAccount is set. Empty: the profile says that there are some, the list has none. */
  readonly accounts?: readonly AccountKind[];
  /** hsaEnrollmentInProcessIndicator (spec 001 §3 'Group'). */
  readonly hsaInProcess?: boolean;
  /** Codes of optOutList: 904 hides education (spec 001 §6). */
  readonly optOut?: readonly string[];
  readonly products: readonly Product[];
}

/** An employer or other contract holder. */
export interface Client {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  /** spendingAccountBlackoutIndicator. */
  readonly blackout?: boolean;
  /** The employer enrolls all employees in its accounts (spec 001 §4 'Module type'). */
  readonly autoEnroll?: boolean;
  /** The employer offers an HSA ('HSA setup on', spec 001 §4). */
  readonly hsaSetup?: boolean;
  /** erisaIndicator of its plans. */
  readonly erisa?: boolean;
  readonly groups: readonly Group[];
}

/** How many records to generate: some on given days, the rest spread evenly between two days. */
export interface Amount {
  readonly total: number;
  /** Days back from today, newest first. */
  readonly recent: readonly number[];
  /** Days back from today, newest and oldest. */
  readonly spread: readonly [from: number, to: number];
}

interface MessageAmount extends Amount {
  /** How many of the newest are unread. */
  readonly unread: number;
  /** Above 1 moves messages closer to today. */
  readonly crowding: number;
  /** Adds a special message (messageSequenceID -999, spec 001 §3). */
  readonly special: boolean;
  /** In addition to the generated ones. */
  readonly written?: readonly WrittenMessage[];
}

/** A message as an editor at the insurer wrote it. */
export interface WrittenMessage {
  readonly daysBack: number;
  /** Index in the family; the subscriber is 1, the default. */
  readonly position?: number;
  readonly type: string;
  readonly category: string;
  readonly subject: string;
  /** HTML. */
  readonly body: string;
  readonly imageUnicode?: string;
  readonly unread?: boolean;
  readonly special?: boolean;
  /** Sent instead of the id; '' or spaces are a blank id (spec 001 §2 'a blank id becomes -999'). */
  readonly sentId?: string;
}

/** Codes of spec 001 §4, and one that it does not name. */
export type StatementCode = 'MHS' | 'COM' | 'SRM' | 'MEDC' | 'TAX';

/** A statement in addition to the generated ones. */
export interface WrittenStatement {
  readonly code: StatementCode;
  /** The call that lists it. */
  readonly source: 'health' | 'payment-only' | 'quarterly';
  /** First and last day of its period. */
  readonly daysBack: readonly [from: number, to: number];
  /** Index in the family; the subscriber is 1, the default. */
  readonly position?: number;
  /** suppressionInd Y. */
  readonly suppressed?: boolean;
  /** Without CYCLE_DATE. */
  readonly noCycle?: boolean;
  /** Listed for every date range. */
  readonly inEveryRange?: boolean;
  /** Names of its begin and end, if they differ from those of its code (spec 001 §3 'Source data'). */
  readonly spelling?: readonly [begin: 'ST_BGN_DATE' | 'ST_BEGIN', end: 'ST_END_DATE' | 'ST_END'];
  /** Without an end date: nothing can show it. */
  readonly malformed?: boolean;
}

/** Views whose visits are recorded (spec 001 §7 'Visit record'). */
export type VisitedView = 'claims' | 'education' | 'messages' | 'landing' | 'plans';

export interface Family {
  readonly id: string;
  readonly agreementId: string;
  /** As the service sends it, without the 0 that the portal may append (spec 001 §3). */
  readonly umi: string;
  /** The subscriber first. */
  readonly members: readonly [FamilyMember, ...FamilyMember[]];
  readonly clients: readonly [Client, ...Client[]];
  /** Days since the last visit of claims, education and messages; null: never visited. */
  readonly lastVisit: number | null;
  /** Days since the last visit of single views, where it differs; null: never visited. */
  readonly lastVisits?: Readonly<Partial<Record<VisitedView, number | null>>>;
  /** HSA terms. Default: accepted, if there was a visit. */
  readonly hsaTerms?: boolean;
  /** Days since the contract moved to another system (ibcMigrationDate, spec 001 §3). */
  readonly migrated?: number;
  /** The service has no accumulations, because every claim is out of network: plan progress is empty (spec 001 §4, §8). */
  readonly noProgress?: boolean;
  readonly claims: Amount;
  readonly messages: MessageAmount;
  readonly statements?: readonly WrittenStatement[];
}
