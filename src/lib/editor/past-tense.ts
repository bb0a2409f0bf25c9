import { PAST } from './past-messages';

/** The name of a step, once it was done: "Move “Guides” to “API”" becomes "Moved “Guides” to “API”". */
export function inPast(label: string): string {
  const [verb] = /^\w+/.exec(label) ?? [''];
  return (PAST.get(verb) ?? verb) + label.slice(verb.length);
}
