import { useStore } from '@nanostores/react';
import { languageProps, serviceText } from './content.rules.ts';
import { $content } from './content.store.ts';

/** A text of the content service, or the baked one. */
export function ContentText({ name, baked }: { name: string; baked: string }) {
  const words = serviceText(useStore($content), name, baked);
  return <span {...languageProps(words)}>{words.text}</span>;
}
