/// <reference types="astro/client" />

/** Whether the build carries canned answers for stub mode; never in production. Set by astro.config.mjs. */
declare const __STUBS__: boolean;

declare namespace App {
  interface Locals {
    /** The brand whose site is rendered; set by the renderer, in dev by the middleware. */
    site: import('./brand/brand-files.ts').BrandSite;
  }
}
