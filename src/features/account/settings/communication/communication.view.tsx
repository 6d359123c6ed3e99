/** The form of documents online and notes by email or text message. */
import { useEffect, useEffectEvent, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { FieldError } from '../../../../ui/field.tsx';
import { CHANNELS, DOCUMENT_TYPES, NOTIFIED_EVENTS, type Communication } from './communication-choices.ts';
import {
  communicationErrors,
  communicationOf,
  type CommunicationError,
  type NotifiedEvent,
} from './communication.rules.ts';
import type { CommunicationState } from './communication.store.ts';
import { t as page } from '../account-page.text.ts';
import { t } from './communication.text.ts';
import { SaveFoot } from '../save-foot.view.tsx';

interface CommunicationFormProps {
  saved: Communication;
  status: CommunicationState;
  /** Null while the profile is unknown. */
  contact: { email: string; mobile: string } | null;
  /** Events that this member does not have. */
  hidden: readonly NotifiedEvent[];
  readOnly: ReactNode;
  /** Something was chosen or saved. */
  onChange(chosen: Communication): void;
  onSubmit(chosen: Communication): void;
}

const idOf = (group: CommunicationError['group']): string => `communication-${group}`;

interface GroupProps {
  group: CommunicationError['group'];
  legend: string;
  hint?: string;
  error: string | null;
  /** Of each checkbox: its value, label and whether it is saved as checked. */
  choices: readonly (readonly [value: string, label: string, checked: boolean])[];
}

function ChoiceGroup({ group, legend, hint, error, choices }: GroupProps) {
  const id = idOf(group);
  const described = [hint === undefined ? '' : `${id}-hint`, error === null ? '' : `${id}-error`];
  return (
    <fieldset
      id={id}
      className={error === null ? 'field' : 'field field-wrong'}
      aria-describedby={described.filter(Boolean).join(' ') || undefined}
    >
      <legend>{legend}</legend>
      {hint === undefined ? null : (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
      <div className="account-choices">
        {choices.map(([value, label, checked]) => (
          <label key={value} className="choice">
            <input type="checkbox" name={group} value={value} defaultChecked={checked} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const paperlessHint = (contact: CommunicationFormProps['contact']): string =>
  contact?.email ? t('paperlessHint', { email: contact.email }) : t('paperlessHintNoEmail');

const smsHint = (contact: CommunicationFormProps['contact']): string | null => {
  if (contact === null) return null;
  return contact.mobile === '' ? t('smsHintNone') : t('smsHint', { mobile: contact.mobile });
};

interface GroupsProps extends Pick<CommunicationFormProps, 'saved' | 'contact' | 'hidden'> {
  errorOf(group: CommunicationError['group']): string | null;
}

function ChoiceGroups({ saved, contact, hidden, errorOf }: GroupsProps) {
  const channelsOf = (event: NotifiedEvent) =>
    saved.notifications.find(({ eventType }) => eventType === event)?.channels ?? [];
  return (
    <>
      <ChoiceGroup
        group="paperless"
        legend={t('paperless')}
        hint={paperlessHint(contact)}
        error={errorOf('paperless')}
        choices={DOCUMENT_TYPES.map((type) => [type, t(type), saved.paperless.includes(type)])}
      />
      <h3>{t('tell')}</h3>
      <p className="field-hint">{smsHint(contact)}</p>
      {NOTIFIED_EVENTS.filter((event) => !hidden.includes(event)).map((event) => (
        <ChoiceGroup
          key={event}
          group={event}
          legend={t(event)}
          error={errorOf(event)}
          choices={CHANNELS.map((channel) => [channel, t(channel), channelsOf(event).includes(channel)])}
        />
      ))}
    </>
  );
}

const NONE: readonly CommunicationError[] = [];

/** Errors of the form or of the service. Focuses the first group that has one. */
function useErrors(status: CommunicationState) {
  const [found, setErrors] = useState(NONE);
  const refused = status.state === 'refused' ? status.error : null;
  const errors = useMemo(() => (found.length === 0 && refused ? [refused] : found), [found, refused]);
  useEffect(() => {
    const [first] = errors;
    if (first) document.querySelector<HTMLElement>(`#${CSS.escape(idOf(first.group))} input`)?.focus();
  }, [errors]);
  return [errors, setErrors] as const;
}

export function CommunicationForm(props: CommunicationFormProps) {
  const { saved, status, contact, hidden, readOnly, onChange, onSubmit } = props;
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useErrors(status);
  const errorOf = (group: CommunicationError['group']): string | null => {
    const error = errors.find((one) => one.group === group);
    return error ? t(error.problem) : null;
  };
  const chosenIn = (element: HTMLFormElement) => communicationOf(new FormData(element), saved, hidden);
  const compare = useEffectEvent(() => {
    // The fields of a disabled form are in no FormData.
    if (form.current && readOnly === null) onChange(chosenIn(form.current));
  });
  useEffect(() => compare(), [saved]);
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const chosen = chosenIn(event.currentTarget);
    const wrong = communicationErrors(chosen, contact);
    setErrors(wrong);
    if (wrong.length === 0) onSubmit(chosen);
  };
  return (
    <form
      ref={form}
      className="account-form"
      method="post"
      noValidate
      onSubmit={send}
      onInput={({ currentTarget }) => onChange(chosenIn(currentTarget))}
    >
      <fieldset className="account-fields" disabled={readOnly !== null}>
        <legend className="visually-hidden">{page('communication')}</legend>
        <ChoiceGroups saved={saved} contact={contact} hidden={hidden} errorOf={errorOf} />
      </fieldset>
      <SaveFoot
        form={form}
        status={status}
        words={{ submit: t('submit'), busy: t('busy'), failed: t('failed') }}
        readOnly={readOnly}
      />
    </form>
  );
}
