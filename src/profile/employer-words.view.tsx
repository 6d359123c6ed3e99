import { ServiceWords } from '../ui/service-words.tsx';
import { shortEmployer } from './selected-group.rules.ts';

interface EmployerWordsProps {
  /** The whole name. */
  employer: string;
  say(name: string): string;
}

/** A sentence with an employer's name: truncated (spec 001 §9), but whole for screen readers and as a tooltip. */
export const EmployerWords = ({ employer, say }: EmployerWordsProps) => (
  <ServiceWords words={shortEmployer(employer)} title={employer} say={say} />
);
