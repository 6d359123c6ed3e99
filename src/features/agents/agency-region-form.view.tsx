/** The agency and region form. */
import { useInsertionEffect, useState, type FormEvent } from 'react';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import { Field } from '../../ui/field.tsx';
import { EmptyNote, FailedNote } from '../../ui/panel-notes.tsx';
import styles from '../../ui/styles/forms.css?inline';
import { agenciesIn, choiceForRegion, type AgencyChoice } from '../../session/user/roles.rules.ts';
import type { UserRecord } from '../../session/user/user-record.rules.ts';
import { isKnownRegion } from './agent-workspace.rules.ts';
import type { RegionChange } from './agent-workspace.store.ts';
import { t } from './agent-workspace.text.ts';

interface AgencyRegionFormProps {
  user: UserRecord;
  status: RegionChange;
  onChoose(choice: AgencyChoice, remember: boolean): void;
  /** The user changed a value without sending it. */
  onEdit(): void;
}

const regionName = (code: string): string => (isKnownRegion(code) ? t(`region.${code}`) : code);

export function currentRegionText({ selectedRegion, selectedAgency }: UserRecord): string {
  const region = regionName(selectedRegion);
  if (selectedRegion === '') return t('nowNothing');
  return selectedAgency === '' ? t('nowRegion', { region }) : t('now', { region, agency: selectedAgency });
}

const isSame = (one: AgencyChoice, other: AgencyChoice): boolean =>
  one.agency === other.agency && one.region === other.region;

function Outcome({
  user,
  status,
  onRetry,
}: Pick<AgencyRegionFormProps, 'user' | 'status'> & { onRetry(): void }) {
  const region = regionName(user.selectedRegion);
  if (status.state === 'not-saved')
    return (
      <FailedNote text={t('notSaved', { region })} reference={status.failure.reference} onRetry={onRetry} />
    );
  return (
    <p className="form-outcome" role="status">
      {status.state === 'done' ? t(status.saved ? 'doneSaved' : 'done', { region }) : null}
      {status.state === 'refused' ? t('refused') : null}
    </p>
  );
}

export function AgencyRegionForm({ user, status, onChoose, onEdit }: AgencyRegionFormProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const { regions, agencies, selectedRegion, selectedAgency } = user;
  const [choice, setChoice] = useState<AgencyChoice>({ agency: selectedAgency, region: selectedRegion });
  const [remember, setRemember] = useState(user.rememberAgencyRegion);
  // Follow a change in another browser tab, unless the user has edited this form.
  const selected: AgencyChoice = { agency: selectedAgency, region: selectedRegion };
  const [lastSelected, setLastSelected] = useState(selected);
  if (!isSame(lastSelected, selected)) {
    setLastSelected(selected);
    if (isSame(choice, lastSelected)) setChoice(selected);
  }
  const regionAgencies = agenciesIn(agencies, choice.region);
  const edit = (next: AgencyChoice): void => {
    setChoice(next);
    onEdit();
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
    <form className="agency-region-form" onSubmit={submit}>
      <div className="agency-region-fields">
        <Field id="place-region" label={t('region')} error={null}>
          {(control) => (
            <select
              {...control}
              required
              value={choice.region}
              onChange={({ currentTarget }) =>
                edit(choiceForRegion(agencies, currentTarget.value, choice.agency))
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
        <Field id="place-agency" label={t('agency')} error={null}>
          {(control) => (
            <select
              {...control}
              value={choice.agency}
              disabled={regionAgencies.length === 0}
              onChange={({ currentTarget }) => edit({ ...choice, agency: currentTarget.value })}
            >
              {regionAgencies.length === 0 ? <option value="">{t('noAgency')}</option> : null}
              {regionAgencies.map(({ agencyId }) => (
                <option key={agencyId} value={agencyId}>
                  {agencyId}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      {regionAgencies.length === 0 ? null : (
        <label className="check">
          <input
            type="checkbox"
            checked={remember}
            onChange={({ currentTarget }) => {
              setRemember(currentTarget.checked);
              onEdit();
            }}
          />{' '}
          {t('remember')}
        </label>
      )}
      <button type="submit" className="button primary" aria-disabled={status.state === 'busy'}>
        {t(status.state === 'busy' ? 'busy' : 'submit')}
      </button>
      <Outcome user={user} status={status} onRetry={send} />
    </form>
  );
}
