/* The module that scripts/reader-page.mjs generates from src/reader. */
declare module 'virtual:reader-page' {
  export const script: string;
  export const style: string;
  export const scriptHash: string;
  export const styleHash: string;
}
