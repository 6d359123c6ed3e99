/** Where somebody works: one select for the region, one for the agency, and whether it is remembered. */
import { useInsertionEffect, useState, type FormEvent } from 'react';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import { Field } from '../../ui/field.tsx';
import { EmptyNote, FailedNote } from '../../ui/notices.tsx';
import styles from '../../ui/styles/forms.css?inline';
import { agenciesIn, choiceForRegion, type AgencyChoice } from '../../session/user/roles.rules.ts';
import type { UserRecord } from '../../session/user/user-record.rules.ts';
import { isKnownRegion } from './agent-workspace.rules.ts';
import type { Choosing } from './agent-workspace.store.ts';
import { t } from './agent-workspace.text.ts';

interface PlaceFormProps {
  user: UserRecord;
  status: Choosing;
  phone: string;
  onChoose(choice: AgencyChoice, remember: boolean): void;
  /** Something else has been picked, and not been sent yet. */
  onPick(): void;
}

const said = (key: Parameters<typeof t>[0]) => ({ children: t(key) });

const regionName = (code: string): string => (isKnownRegion(code) ? t(`region.${code}`) : code);

/** In a sentence: where somebody works now. */
export function placeNow({ selectedRegion, selectedAgency }: UserRecord): string {
  const region = regionName(selectedRegion);
  if (selectedRegion === '') return t('nowNothing');
  return selectedAgency === '' ? t('nowRegion', { region }) : t('now', { region, agency: selectedAgency });
}

const isSame = (one: AgencyChoice, other: AgencyChoice): boolean =>
  one.agency === other.agency && one.region === other.region;

function Outcome({
  user,
  status,
  phone,
  onRetry,
}: Pick<PlaceFormProps, 'user' | 'status' | 'phone'> & { onRetry(): void }) {
  const region = regionName(user.selectedRegion);
  if (status.state === 'not-kept')
    return (
      <FailedNote
        text={t('notKept', { region })}
        reference={status.failure.reference}
        phone={phone}
        onRetry={onRetry}
      />
    );
  return (
    <p className="place-outcome" role="status">
      {status.state === 'done' ? t(status.kept ? 'doneKept' : 'done', { region }) : null}
      {status.state === 'refused' ? t('refused') : null}
    </p>
  );
}

export function PlaceForm({ user, status, phone, onChoose, onPick }: PlaceFormProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const { regions, agencies, selectedRegion, selectedAgency } = user;
  const [choice, setChoice] = useState<AgencyChoice>({ agency: selectedAgency, region: selectedRegion });
  const [remember, setRemember] = useState(user.rememberAgencyRegion);
  // What is chosen in another tab shows here, unless something else has been picked meanwhile.
  const now: AgencyChoice = { agency: selectedAgency, region: selectedRegion };
  const [from, setFrom] = useState(now);
  if (!isSame(from, now)) {
    setFrom(now);
    if (isSame(choice, from)) setChoice(now);
  }
  const there = agenciesIn(agencies, choice.region);
  const pick = (next: AgencyChoice): void => {
    setChoice(next);
    onPick();
  };
  const send = (): void => {
    if (choice.region !== '') onChoose(choice, remember);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send();
  };
  if (regions.length === 0) return <EmptyNote text={t('nothing')} next={t('nothingNext')} />;
  return (
    <form className="place-form" onSubmit={submit}>
      <div className="place-fields">
        <Field id="place-region" label={said('region')} error={null}>
          {(control) => (
            <select
              {...control}
              required
              value={choice.region}
              onChange={({ currentTarget }) =>
                pick(choiceForRegion(agencies, currentTarget.value, choice.agency))
              }
            >
              {choice.region === '' ? <option value="">{t('pick')}</option> : null}
              {regions.map(({ region }) => (
                <option key={region} value={region}>
                  {regionName(region)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field id="place-agency" label={said('agency')} error={null}>
          {(control) => (
            <select
              {...control}
              value={choice.agency}
              disabled={there.length === 0}
              onChange={({ currentTarget }) => pick({ ...choice, agency: currentTarget.value })}
            >
              {there.length === 0 ? <option value="">{t('noAgency')}</option> : null}
              {there.map(({ agencyId }) => (
                <option key={agencyId} value={agencyId}>
                  {agencyId}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      {there.length === 0 ? null : (
        <label className="check">
          <input
            type="checkbox"
            checked={remember}
            onChange={({ currentTarget }) => {
              setRemember(currentTarget.checked);
              onPick();
            }}
          />{' '}
          {t('remember')}
        </label>
      )}
      <button type="submit" className="button primary" aria-disabled={status.state === 'busy'}>
        {t(status.state === 'busy' ? 'busy' : 'submit')}
      </button>
      <Outcome user={user} status={status} phone={phone} onRetry={send} />
    </form>
  );
}
