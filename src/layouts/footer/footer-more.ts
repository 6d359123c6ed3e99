/** Shows the whole footer to a signed-in member on a phone (decision 298). */
export function press(button: HTMLElement): void {
  button.ariaExpanded = String(button.ariaExpanded !== 'true');
}
