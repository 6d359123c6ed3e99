/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** The brand whose site is rendered; set by the renderer, in dev by the middleware. */
    site: import('./brand/read-brands.ts').BrandSite;
  }
}

declare module '*.woff2?face=nunito-heading&url' {
  const address: string;
  export default address;
}
