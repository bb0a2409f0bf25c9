/* The props of a component, as far as they have a value without running anything. */
import { expressionOf, literalOf, type Literal } from './literals.ts';
import type { JsxElement } from './markdown.ts';
import type { Reading } from './reading.ts';
import type { PageIcon } from './tree.ts';
import { withVariables } from './variables.ts';

export type Props = ReadonlyMap<string, Literal>;

/** Props that are never read: those that run something, and styles. */
const isLeftOut = (name: string): boolean => /^on/i.test(name) || name === 'style';

export function propsOf(element: JsxElement, { scope, variables }: Reading): Props {
  const props = new Map<string, Literal>();
  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') continue;
    const { name, value } = attribute;
    // Guard: event props and styles of pages are left out
    if (isLeftOut(name)) continue;
    if (value === null || value === undefined) props.set(name, true);
    else if (typeof value === 'string') props.set(name, withVariables(value, variables));
    else {
      const literal = literalOf(expressionOf(value.data?.estree), scope);
      if (literal !== undefined) props.set(name, literal);
    }
  }
  return props;
}

/** A prop as text. Empty counts as missing. */
export function textProp(props: Props, name: string): string | undefined {
  const value = props.get(name);
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** A prop that is set or not: `required`, `required={true}`, `required="true"`. */
export function flagProp(props: Props, name: string): boolean {
  const value = props.get(name);
  return value === true || value === 'true' || value === '';
}

export function numberProp(props: Props, name: string): number | undefined {
  const value = Number.parseFloat(textProp(props, name) ?? '');
  return Number.isFinite(value) && value > 0 ? value : undefined;
}

export function textsProp(props: Props, name: string): readonly string[] {
  const value = props.get(name);
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

export function iconProp(props: Props, name = 'icon'): PageIcon | undefined {
  const icon = textProp(props, name);
  return icon === undefined
    ? undefined
    : { name: icon, style: textProp(props, 'iconType'), library: textProp(props, 'iconLibrary') };
}
