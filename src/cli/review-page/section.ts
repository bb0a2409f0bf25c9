import { markup, type Html } from './html.ts';

/** A part of the page, under a heading. */
export const section = (title: string, content: readonly Html[]): Html =>
  markup`<section>
    <h2>${title}</h2>
    ${content}
  </section>`;
