/** The note on who the prices are for, with buttons to change that. Shown above the plans and the comparison. */
import { listText } from '../../lib/text/list-text.ts';
import { useBrandContact } from '../../ui/page/brand-context.tsx';
import { PhoneIn } from '../../ui/page/text-with-phone.tsx';
import type { Applicant } from './cart.rules.ts';
import { t } from './plans.text.ts';
import type { Market, PlanPrices } from './plans.schema.ts';
import { factsOf, isForMedicare, type Questions } from './price.rules.ts';

interface PricesForProps {
  prices: PlanPrices;
  now: {
    market: Market | null;
    people: readonly Applicant[];
    plans: readonly unknown[];
    questions: Questions | null;
  };
  /** Null if the form asks nothing. */
  onChangePeople: (() => void) | null;
  onChangeMarket: (() => void) | null;
  onBack: (() => void) | null;
  /** Shows plans for people with Medicare; null if the brand sells none. */
  onMedicare: (() => void) | null;
}

function personText({ age, tobaccoUse }: Applicant): string[] {
  if (age === null) return tobaccoUse ? [t('ofTobacco')] : [];
  return [t(tobaccoUse ? 'ofAgeTobacco' : 'ofAge', { age })];
}

function familyText(people: readonly Applicant[]): string {
  const count = (counted: Applicant['relationship']): number =>
    people.filter(({ relationship }) => relationship === counted).length;
  const dependents = count('DEPENDENT');
  return listText([
    ...(count('SELF') > 0 ? [t('ofSelf')] : []),
    ...(count('SPOUSE') > 0 ? [t('ofSpouse')] : []),
    ...(dependents > 0 ? [t('ofDependents', { count: dependents })] : []),
  ]);
}

/** Who the prices are for: relationships, or ages and tobacco use; '' if there is nothing to show. */
function peopleText(people: readonly Applicant[], questions: Questions | null): string {
  if (questions?.relationship && !questions.age) return familyText(people);
  return people.flatMap(personText).join('; ');
}

const Press = ({ text, onPress }: { text: string; onPress: (() => void) | null }) =>
  onPress && (
    <button type="button" className="link-button" onClick={onPress}>
      {text}
    </button>
  );

export function PricesFor({ prices, now, ...on }: PricesForProps) {
  const { phone } = useBrandContact();
  const people = peopleText(now.people, now.questions);
  return (
    <>
      {people === '' ? null : <p className="plans-people">{t('people', { people })}</p>}
      <p className="plans-changes">
        <Press text={t('back')} onPress={on.onBack} />
        <Press text={t('change')} onPress={on.onChangePeople} />
        <Press text={t('changeMarket')} onPress={on.onChangeMarket} />
      </p>
      {isForMedicare(now.market, now.people) && (
        <p className="note-text">
          <PhoneIn text={t('under65', { phone })} /> <Press text={t('seeMedicare')} onPress={on.onMedicare} />
        </p>
      )}
      {now.plans.length > 0 && factsOf(prices, now.market) === null && (
        <p className="note-text">
          <PhoneIn text={t('noFacts', { phone })} />
        </p>
      )}
    </>
  );
}
