/** The choice of the patient (spec 001 §2: radio buttons, disabled while loading). */
import { useEffect, useRef } from 'react';
import type { Patient } from './dental-history.rules.ts';
import { t } from './dental-history.text.ts';

interface PatientsProps {
  patients: readonly Patient[];
  /** Pin of the chosen patient. */
  chosen: string;
  isLoading: boolean;
  onChoose(pin: string): void;
}

/** A disabled control loses focus, so return it when the result has loaded. */
function useRestoredFocus(isLoading: boolean) {
  const group = useRef<HTMLFieldSetElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const { activeElement } = document;
    if (!isLoading && hadFocus.current && (activeElement === null || activeElement === document.body))
      group.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    if (!isLoading) hadFocus.current = false;
  }, [isLoading]);
  return { group, remember: () => (hadFocus.current = true) };
}

export function Patients({ patients, chosen, isLoading, onChoose }: PatientsProps) {
  const { group, remember } = useRestoredFocus(isLoading);
  return (
    <fieldset ref={group} className="patients" disabled={isLoading}>
      <legend>{t('who')}</legend>
      {patients.map(({ pin, name }) => (
        <label key={pin} className="patient">
          <input
            type="radio"
            name="patient"
            checked={pin === chosen}
            onChange={() => {
              remember();
              onChoose(pin);
            }}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
