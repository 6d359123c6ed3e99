/** The driver interface: operations that both Firefox (WebDriver BiDi) and WebKit (WebDriver) support. */

export type Engine = 'firefox' | 'webkit';

/** One browser tab with a real pointer and keyboard. Coordinates are CSS pixels of the viewport. */
export interface Tab {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page. It can use its arguments and the page's globals, but no outer variables. */
  run<A extends readonly (string | number)[], R>(inPage: (...args: A) => R, ...args: A): Promise<R>;
  move(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  key(name: KeyName): Promise<void>;
  selectAll(): Promise<void>;
  /** Resizes the window. WebKitGTK's window is never narrower than about 450 px. */
  resize(width: number, height: number): Promise<void>;
  another(): Promise<Tab>;
  /** Returns the window that the page opens while `open` runs. */
  opened(open: () => Promise<void>): Promise<Tab>;
  /** Prints the page on Letter paper in a plain font, as a PDF. Firefox only: WebKitGTK's driver cannot print. */
  print(): Promise<Uint8Array>;
}

export type KeyName = 'Enter' | 'Escape' | 'Tab' | 'Space';

/** A fresh browser profile. */
export interface Visit {
  first: Tab;
  close(): Promise<void>;
}

/** A running browser, shared by the tests of one worker. */
export interface Browser {
  /** @param faults collects script and console errors of the pages; not supported by WebKit */
  visit(faults: string[]): Promise<Visit>;
  quit(): Promise<void>;
}
