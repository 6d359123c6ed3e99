/**
 * A button that copies the number or link beside it and shows "Copied" for a moment. If copying fails, the button
 * selects the text instead. Plain DOM, because the help menu has no React.
 */
import { adoptStyles } from '../page/adopt-styles.ts';
import { t } from './copy-button.text.ts';
import styles from '../styles/copy-button.css?inline';

export type Copied = 'claimNumber' | 'phone' | 'confirmation' | 'memberId' | 'link';

const COPIED_MS = 2000;

/** Browsers provide no clipboard on pages without https. */
const hasClipboard = (): boolean => 'clipboard' in navigator;

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // not permitted, or the page lost focus
  }
}

function span(className: string, text = ''): HTMLSpanElement {
  const made = document.createElement('span');
  made.className = className;
  made.textContent = text;
  return made;
}

/**
 * The button, and a live region that announces the result. Null if the browser provides no clipboard.
 * @param shown the node that contains the value; selected if copying fails
 */
export function copyButton(kind: Copied, value: string, shown: Node): HTMLElement | null {
  if (!hasClipboard()) return null;
  adoptStyles(styles);
  const label = span('', t('copy'));
  const said = span('visually-hidden');
  said.role = 'status';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy-button';
  button.append(label, span('visually-hidden', ` ${t(kind, { value })}`));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (isCopied: boolean): void => {
    label.textContent = t(isCopied ? 'copied' : 'copy');
    said.textContent = isCopied ? t('copied') : '';
    said.className = 'visually-hidden';
  };
  const fail = (): void => {
    said.textContent = t('byHand');
    said.className = 'copy-failed';
    getSelection()?.selectAllChildren(shown);
  };
  button.addEventListener('click', () => {
    void write(value).then((isCopied) => {
      clearTimeout(timer);
      show(isCopied);
      if (isCopied) timer = setTimeout(show, COPIED_MS, false);
      else fail();
    });
  });
  const box = span('copy-box');
  box.append(button, said);
  return box;
}
