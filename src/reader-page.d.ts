/* What scripts/reader-page.mjs makes of src/reader. */
declare module 'virtual:reader-page' {
  export const script: string;
  export const style: string;
  export const scriptHash: string;
  export const styleHash: string;
}
