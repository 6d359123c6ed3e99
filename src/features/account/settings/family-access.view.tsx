import { pageLocale } from '../../../lib/text/i18n.ts';
import { EmptyNote } from '../../../ui/page/panel-notes.tsx';
import type { FamilyAccess as Access } from './family-access.rules.ts';
import { t } from './family-access.text.ts';

const listOf = (names: readonly string[]): string =>
  new Intl.ListFormat(pageLocale(), { type: 'conjunction' }).format(names);

function seenBySentence({ name, isYou, isTooYoung, seenBy }: Access, minimumAge: number): string {
  if (seenBy === null) return t('andSubscriber');
  const others = seenBy.filter((person) => !person.isYou).map((person) => person.name);
  if (isYou) return others.length === 0 ? t('onlyYou') : t('youAnd', { names: listOf(others) });
  if (isTooYoung && others.length === 0) return t('onlyYouUntil', { name, age: minimumAge });
  return t('andYou', { name: listOf([name, ...others]) });
}

interface FamilyAccessProps {
  family: readonly Access[];
  isSubscriber: boolean;
  minimumAge: number;
}

export function FamilyAccess({ family, isSubscriber, minimumAge }: FamilyAccessProps) {
  if (family.length === 0) return <EmptyNote drawing="people" text={t('empty')} next={t('emptyNext')} />;
  return (
    <>
      <p>{t(isSubscriber ? 'subscriberLead' : 'dependentLead')}</p>
      <table className="account-table">
        <thead>
          <tr>
            <th scope="col">{t('person')}</th>
            <th scope="col">{t('seenBy')}</th>
          </tr>
        </thead>
        <tbody>
          {family.map((person) => (
            <tr key={person.id}>
              <th scope="row">{person.isYou ? t('you', { name: person.name }) : person.name}</th>
              <td>{seenBySentence(person, minimumAge)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('others')}</p>
    </>
  );
}
