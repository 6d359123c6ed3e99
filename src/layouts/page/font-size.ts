/** The header's font-size menu (spec 000 §2 'font-size selector (regular, large, largest)'). Loaded when the menu opens. */
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import { FONT_SIZES, fontSizeCookie, fontSizeOf, type FontSize } from '../../ui/filter/font-size.rules.ts';
import styles from './font-size.css?inline';
import { t } from './font-size.text.ts';

function buttonOf(size: FontSize): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'font-size';
  button.dataset['size'] = size;
  button.textContent = t(size);
  return button;
}

const markPressed = (buttons: readonly HTMLButtonElement[], size: FontSize): void =>
  buttons.forEach((button) => button.setAttribute('aria-pressed', String(button.dataset['size'] === size)));

/** Fills the menu. A chosen size applies immediately, is saved for a year (spec 000 §9), and is announced in a status region. */
export async function fill(list: HTMLElement): Promise<void> {
  adoptStyles(styles);
  const group = document.createElement('div');
  const status = document.createElement('p');
  const buttons = FONT_SIZES.map(buttonOf);
  group.setAttribute('role', 'group');
  group.setAttribute('aria-label', t('group'));
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  FONT_SIZES.forEach((size, index) =>
    buttons[index]?.addEventListener('click', () => {
      document.cookie = fontSizeCookie(size);
      document.documentElement.dataset['fontSize'] = size;
      markPressed(buttons, size);
      status.textContent = t(`changed.${size}`);
    }),
  );
  markPressed(buttons, fontSizeOf(document.cookie));
  group.append(...buttons);
  list.append(group, status);
}
