/** Copies the number or link next to it: "Copied" for a moment, or it is selected. Plain DOM: the help menu has no React. */
import { adoptStyles } from '../page/adopt-styles.ts';
import { t } from './copy-button.text.ts';
import styles from '../styles/copy-button.css?inline';

export type Copied = 'claimNumber' | 'phone' | 'confirmation' | 'memberId' | 'link';

const COPIED_MS = 2000;

/** Browsers offer no clipboard on an address without https. */
const hasClipboard = (): boolean => 'clipboard' in navigator;

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // forbidden, or the page lost the focus
  }
}

function span(className: string, text = ''): HTMLSpanElement {
  const made = document.createElement('span');
  made.className = className;
  made.textContent = text;
  return made;
}

/**
 * The button, and the region that says what happened; null where nothing can be copied.
 * @param shown has the number, and is selected if it cannot be copied
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
