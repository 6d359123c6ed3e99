/** The part of a brand record that islands get, in the language of the page. Islands never get the whole record. */
import type { Brand } from './brand.schema.ts';
import { statePromptPay, type StatePromptPay } from './states/served-states.rules.ts';
import { minimumVisitorAge } from './visitor-age.rules.ts';

interface BrandRules {
  minimumMemberAge: number;
  minimumVisitorAge: number;
  memberId: Brand['memberId']['rule'];
  placeholders: Brand['placeholders'];
  memberHome: string;
  formsLabel: string;
  chat: Brand['chat'];
  dataArchive: boolean;
  planProgress: Brand['planProgress'];
  planDetailsLink: boolean;
  canceledPlans: Brand['canceledPlans'];
  spending: Brand['spending'];
  prescriptions: Brand['prescriptions'];
  /** Data-domain token of the host (spec 000 §4). The email rule depends on this token (000 §5). */
  dataDomainToken: number;
  dictionaryBrands: Brand['dictionaryBrands'];
  signInFlow: Brand['signIn']['flow'];
  logoutTarget: string;
  sites: Brand['sites'];
}

export interface BrandSlice {
  code: string;
  name: string;
  storeId: number;
  phone: string;
  hoursText: string;
  timeZone: string;
  messageCenter: boolean;
  appeals: Brand['appeals'];
  handOffs: Brand['handOffs'];
  promptPay: StatePromptPay | null;
  rules: BrandRules;
}

const rulesOf = (brand: Brand): BrandRules => ({
  minimumMemberAge: brand.minimumMemberAge,
  minimumVisitorAge: minimumVisitorAge(brand),
  memberId: brand.memberId.rule,
  placeholders: brand.placeholders,
  memberHome: brand.memberHome,
  formsLabel: brand.formsLabel,
  chat: brand.chat,
  dataArchive: brand.dataArchive,
  planProgress: brand.planProgress,
  planDetailsLink: brand.planDetailsLink,
  canceledPlans: brand.canceledPlans,
  spending: brand.spending,
  prescriptions: brand.prescriptions,
  dataDomainToken: brand.dataDomainToken,
  dictionaryBrands: brand.dictionaryBrands,
  signInFlow: brand.signIn.flow,
  logoutTarget: brand.logoutTarget,
  sites: brand.sites,
});

export const toBrandSlice = (brand: Brand): BrandSlice => ({
  code: brand.code,
  name: brand.name,
  storeId: brand.storeID,
  phone: brand.customerServicePhoneNumber,
  hoursText: brand.hours.inSentence,
  timeZone: brand.timeZone,
  messageCenter: brand.messageCenter,
  appeals: brand.appeals,
  handOffs: brand.handOffs,
  promptPay: statePromptPay(brand),
  rules: rulesOf(brand),
});
