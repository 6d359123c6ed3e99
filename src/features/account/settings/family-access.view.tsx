import { listText } from '../../../lib/text/list-text.ts';
import { EmptyNote } from '../../../ui/page/panel-notes.tsx';
import type { FamilyAccess as Access } from './family-access.rules.ts';
import { t } from './family-access.text.ts';

function seenBySentence({ name, isYou, isTooYoung, seenBy }: Access, minimumAge: number): string {
  if (seenBy === null) return t('andSubscriber');
  const others = seenBy.filter((person) => !person.isYou).map((person) => person.name);
  if (isYou) return others.length === 0 ? t('onlyYou') : t('youAnd', { names: listText(others) });
  if (isTooYoung && others.length === 0) return t('onlyYouUntil', { name, age: minimumAge });
  return t('andYou', { name: listText([name, ...others]) });
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
