import { ServiceWords } from '../../ui/page/service-words.tsx';
import { shortEmployer } from './selected-group.rules.ts';

interface EmployerWordsProps {
  /** The employer's complete name. */
  employer: string;
  say(name: string): string;
}

const CutName = ({ short, whole }: { short: string; whole: string }) => (
  <span title={whole}>
    <span aria-hidden="true">{short}</span>
    <span className="visually-hidden">{whole}</span>
  </span>
);

/** A sentence with an employer's name. The name is truncated (spec 001 §9), but complete for screen readers and in a tooltip. */
export function EmployerWords({ employer, say }: EmployerWordsProps) {
  const short = shortEmployer(employer);
  const cut = short === employer ? {} : { shown: <CutName short={short} whole={employer} /> };
  return <ServiceWords words={employer} say={say} {...cut} />;
}
