import { languageProps, type ServiceText } from '../../content/content.rules.ts';

export const ContentWords = ({ words }: { words: ServiceText }) => (
  <span {...languageProps(words)}>{words.text}</span>
);
