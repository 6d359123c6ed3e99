/** Adds browser functions that views call but jsdom does not have. The tests in real browsers cover dialogs, focus, layout and media queries. */

const WIDE = /min-width/;

/** Simulates a wide window with light colors and no preference for reduced motion. */
const matchMedia = (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches: WIDE.test(media),
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });

class IdleObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): never[] {
    return [];
  }
}

const isHidden = (element: Element): boolean => element.closest('[hidden]') !== null;

export function fillBrowserGaps(): void {
  Object.assign(window, {
    matchMedia,
    scrollTo: () => {},
    print: () => {},
    IntersectionObserver: IdleObserver,
    ResizeObserver: IdleObserver,
  });
  Object.assign(globalThis, { IntersectionObserver: IdleObserver, ResizeObserver: IdleObserver });
  Object.assign(Element.prototype, {
    scrollIntoView: () => {},
    scrollTo: () => {},
    checkVisibility(this: Element) {
      return !isHidden(this);
    },
  });
  Object.assign(HTMLDialogElement.prototype, {
    show(this: HTMLDialogElement) {
      this.open = true;
    },
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
  Object.assign(HTMLMediaElement.prototype, {
    load: () => {},
    pause: () => {},
    play: () => Promise.resolve(),
  });
  Object.assign(HTMLElement.prototype, { showPopover: () => {}, hidePopover: () => {} });
  Object.assign(CSSStyleSheet.prototype, { replaceSync: () => {} });
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true, configurable: true });
}
