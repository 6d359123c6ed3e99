/** The member's home page, `#/landing`: links to the views, grouped by topic (spec 000 §2 'Member home link'; decisions/home#a-home-without-figures). */
import {
  BookOpen,
  ChartColumn,
  Eye,
  FileText,
  HeartPulse,
  LayoutDashboard,
  List,
  Mail,
  Pill,
  Receipt,
  Search,
  Settings,
  ShieldCheck,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { useId, useInsertionEffect } from 'react';
import { pageBrand } from '../../brand/page-brand.ts';
import { safeHref } from '../../lib/navigation/navigation.ts';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { useIsOffered } from '../navigation/offered-views.island.tsx';
import { navTitle, tabTitle } from '../navigation/view-titles.ts';
import { t as named } from '../shared/views.text.ts';
import styles from './landing.css?inline';
import { t, type texts } from './landing.text.ts';

interface Row {
  /** Key in `VIEWS`. */
  key: keyof typeof texts;
  icon: LucideIcon;
  name: () => string;
  /** Id of the header tab, if only that tab leads to the view. */
  tab?: string;
}

const GROUPS = ['costs', 'care', 'papers', 'you'] as const;

const CHOICES: Readonly<Record<(typeof GROUPS)[number], readonly Row[]>> = {
  costs: [
    { key: 'claims/activitySummary', icon: LayoutDashboard, name: () => navTitle('activity-summary') },
    { key: 'claims/claimsAndPayments', icon: List, name: () => navTitle('claims-and-payments') },
    { key: 'claims/yearOfCosts', icon: ChartColumn, name: () => named('yearOfCosts') },
    { key: 'spendingSummary', icon: Wallet, name: () => named('spending'), tab: 'spending' },
    {
      key: 'ebill',
      icon: Receipt,
      name: () => tabTitle('pay-premium'),
      tab: 'pay-premium',
    },
  ],
  care: [
    { key: 'claims/healthPlans', icon: ShieldCheck, name: () => navTitle('health-plans') },
    {
      key: 'finder',
      icon: Search,
      name: () => tabTitle('find-a-doctor'),
      tab: 'find-a-doctor',
    },
    {
      key: 'prescriptions',
      icon: Pill,
      name: () => tabTitle('prescriptions'),
      tab: 'prescriptions',
    },
    {
      key: 'wellness',
      icon: HeartPulse,
      name: () => tabTitle('wellness'),
      tab: 'wellness',
    },
  ],
  papers: [
    { key: 'claims/messageCenter', icon: Mail, name: () => navTitle('messages') },
    { key: 'claims/statementArchives', icon: FileText, name: () => navTitle('statement-archive') },
    { key: 'claims/educational-materials', icon: BookOpen, name: () => pageBrand().rules.formsLabel },
  ],
  you: [{ key: 'account', icon: Settings, name: () => named('account') }],
};

interface ChoiceProps {
  icon: LucideIcon;
  href: string;
  name: string;
  text: string;
}

function Choice({ icon: Icon, href, name, text }: ChoiceProps) {
  const id = useId();
  return (
    <li>
      <a href={safeHref(href) ?? undefined} aria-describedby={id}>
        <Icon aria-hidden="true" />
        <span className="landing-name">{name}</span>
      </a>
      <p id={id}>{text}</p>
    </li>
  );
}

export default function Landing() {
  useInsertionEffect(() => adoptStyles(styles), []);
  const isOffered = useIsOffered();
  return (
    <>
      <PageHead heading={tabTitle('home')} lead={t('lead')} />
      <div className="landing">
        {GROUPS.map((group) => (
          <section key={group} aria-labelledby={`landing-${group}`}>
            <h2 id={`landing-${group}`}>{t(group)}</h2>
            <ul>
              {CHOICES[group]
                .filter(({ key, tab }) => isOffered(key, tab))
                .map(({ key, icon, name }) => (
                  <Choice key={key} icon={icon} href={`#/${key}`} name={name()} text={t(key)} />
                ))}
              {group === 'you' ? (
                <Choice icon={Eye} href="#/account?part=looks" name={t('looks')} text={t('looksText')} />
              ) : null}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
