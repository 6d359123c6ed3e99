/** Expands or collapses the footer for a signed-in member on a phone (decisions/home#the-summary-on-a-phone). */
export function press(button: HTMLElement): void {
  button.ariaExpanded = String(button.ariaExpanded !== 'true');
}
