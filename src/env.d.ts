/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** The site that is rendered, its texts in the page's language; set by the renderer, in dev by the middleware. */
    site: import('./brand/localize-site.ts').LocalSite;
    language: import('./lib/text/i18n.ts').PortalLanguage;
    /** Address of this page in the other language; null without one. */
    translation: string | null;
  }
}

/** `renderer/compile/subset-fonts.ts` */
declare module '*-headline&url' {
  const address: string;
  export default address;
}

declare module '*.woff2?font=nunito-heading&url' {
  const address: string;
  export default address;
}

declare module 'us-atlas/states-albers-10m.json?outlines' {
  /** `renderer/compile/state-outlines.ts` */
  const outlines: {
    path: string;
    labels: readonly (readonly [name: string, x: number, y: number, width: number])[];
    width: number;
    height: number;
  };
  export default outlines;
}
