declare global {
  namespace App {}
}

declare module 'svelte/elements' {
  interface AriaAttributes {
    'aria-description'?: string | undefined | null;
  }
}

export {};
