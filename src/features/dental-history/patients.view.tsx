/** Whose procedures are shown (spec 001 §2: radio buttons, disabled while loading). */
import { useEffect, useRef } from 'react';
import type { Patient } from './dental-history.rules.ts';
import { t } from './dental-history.text.ts';

interface PatientsProps {
  patients: readonly Patient[];
  /** The chosen one's pin. */
  chosen: string;
  isLoading: boolean;
  onChoose(pin: string): void;
}

/** A control that is disabled loses focus: whoever had it gets it back once the result is there. */
function useFocusKept(isLoading: boolean) {
  const group = useRef<HTMLFieldSetElement>(null);
  const had = useRef(false);
  useEffect(() => {
    const { activeElement } = document;
    if (!isLoading && had.current && (activeElement === null || activeElement === document.body))
      group.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    if (!isLoading) had.current = false;
  }, [isLoading]);
  return { group, keep: () => (had.current = true) };
}

export function Patients({ patients, chosen, isLoading, onChoose }: PatientsProps) {
  const { group, keep } = useFocusKept(isLoading);
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
              keep();
              onChoose(pin);
            }}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
