/*
 * Markup in which text stays text: every value of a template is escaped, unless another template made it.
 */
export interface Html {
  readonly html: string;
}
type Value = string | number | Html | readonly Html[];

const ESCAPES: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' },
  // A browser would replace it.
  '\0': '\ufffd',
};

// Guard: text in the page of a review is never markup
const escaped = (text: string): string => text.replace(/[&<>"'\0]/g, (found) => ESCAPES[found]!);

const written = (value: Value): string => {
  if (typeof value === 'string' || typeof value === 'number') return escaped(String(value));
  return 'html' in value ? value.html : value.map(({ html }) => html).join('');
};

/** For values between tags, and in attributes with quotes. */
export const markup = ({ raw }: TemplateStringsArray, ...values: readonly Value[]): Html => ({
  html: raw.map((text, i) => text + (i < values.length ? written(values[i]!) : '')).join(''),
});

export const NOTHING: Html = { html: '' };
