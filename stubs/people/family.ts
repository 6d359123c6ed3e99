/** What a family is made of. Years and days count back from today, so that nobody ages. */

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
  /** Age that is reached this year. */
  readonly age: number;
  /** MM-dd. */
  readonly birthday: string;
}

export interface Product {
  readonly number: string;
  readonly line: LineOfBusiness;
  readonly name: string;
  /** First and last coverage year counted from this one: [-3, null] began three years ago and has no end date. */
  readonly years: readonly [first: number, last: number | null];
  /** productTypeCode Y: a product without plan progress (spec 001 §5). */
  readonly withoutProgress?: boolean;
  /** Merges with other integrated products of the same duration (spec 001 §4 'Plans'). */
  readonly integrated?: boolean;
  /** marketingStatusDescription 'Canceled'. */
  readonly canceled?: boolean;
  readonly blueEdgeDental?: boolean;
  /** MM-dd on which accumulation begins where that is not the first of January. */
  readonly accumulationStart?: string;
}

/** Kinds of spending accounts that the sandbox knows. */
export type AccountKind = 'HSA' | 'FSA' | 'DCFSA' | 'HRA';

export interface Group {
  readonly number: string;
  readonly medicare?: boolean;
  readonly directPay?: boolean;
  readonly spendingAccount?: boolean;
  /** Accounts of the subscriber, where spendingAccount is set. */
  readonly accounts?: readonly AccountKind[];
  /** hsaEnrollmentInProcessIndicator (spec 001 §3 'Group'). */
  readonly hsaInProcess?: boolean;
  /** Codes of optOutList: 904 hides education (spec 001 §6). */
  readonly optOut?: readonly string[];
  readonly products: readonly Product[];
}

/** An employer, or whoever else holds the contract. */
export interface Client {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  /** spendingAccountBlackoutIndicator. */
  readonly blackout?: boolean;
  /** The employer enrolls everybody in its accounts (spec 001 §4 'Module type'). */
  readonly autoEnroll?: boolean;
  /** The employer offers an HSA ('HSA setup on', spec 001 §4). */
  readonly hsaSetup?: boolean;
  readonly groups: readonly Group[];
}

/** How many records a generator makes: some on given days, the rest spread evenly between two days. */
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
  /** Greater than 1 crowds the messages towards today. */
  readonly crowding: number;
  /** One of the spec's special messages on top (messageSequenceID -999, spec 001 §3). */
  readonly special: boolean;
}

export interface Family {
  readonly id: string;
  readonly agreementId: string;
  /** As the service sends it, without the 0 that the portal may append (spec 001 §3). */
  readonly umi: string;
  /** The subscriber first. */
  readonly members: readonly [FamilyMember, ...FamilyMember[]];
  readonly clients: readonly [Client, ...Client[]];
  /** Days since claims, education and messages were last visited; null for somebody who never was there. */
  readonly lastVisit: number | null;
  /** HSA terms: accepted by whoever has visited, unless told. */
  readonly hsaTerms?: boolean;
  /** Days since the contract moved to another system (ibcMigrationDate, spec 001 §3). */
  readonly migrated?: number;
  /** The service has no accumulations: plan progress answers with an empty result (spec 001 §4). */
  readonly noProgress?: boolean;
  readonly claims: Amount;
  readonly messages: MessageAmount;
}
