/** The header's menu of text sizes: three buttons, of which one is pressed. Loaded when it is opened. */
import { adoptStyles } from '../ui/adopt-styles.ts';
import { FONT_SIZES, fontSizeCookie, fontSizeOf, type FontSize } from '../ui/font-size.rules.ts';
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

const press = (buttons: readonly HTMLButtonElement[], size: FontSize): void =>
  buttons.forEach((button) => button.setAttribute('aria-pressed', String(button.dataset['size'] === size)));

/** Fills the menu. The size applies at once and is kept for a year; what changed is said politely. */
export async function fill(list: HTMLElement): Promise<void> {
  adoptStyles(styles);
  const group = document.createElement('div');
  const status = document.createElement('p');
  const buttons = FONT_SIZES.map(buttonOf);
  group.setAttribute('role', 'group');
  group.setAttribute('aria-label', t('group'));
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  FONT_SIZES.forEach((size, place) =>
    buttons[place]?.addEventListener('click', () => {
      document.cookie = fontSizeCookie(size);
      document.documentElement.dataset['fontSize'] = size;
      press(buttons, size);
      status.textContent = t(`changed.${size}`);
    }),
  );
  press(buttons, fontSizeOf(document.cookie));
  group.append(...buttons);
  list.append(group, status);
}
