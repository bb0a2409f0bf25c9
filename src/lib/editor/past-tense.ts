import { capital } from '$lib/core/document/kind-words';
import { PAST } from './past-messages';

/**
 * The name of a step, once it was done: "Move “Guides” to “API” and remove it" becomes "Moved “Guides” to “API” and removed
 * it". Words in quotes stay.
 */
export const inPast = (label: string): string =>
  label
    .replace(/^\w+/, (verb) => PAST.get(verb) ?? verb)
    .replace(SECOND_VERB, (words, verb: string | undefined) =>
      verb === undefined ? words : words.replace(verb, PAST.get(capital(verb))!.toLowerCase()),
    );

/** Something in quotes, or a second verb, which isn't a noun, too. */
const SECOND_VERB =
  /“[^”]*”|\band (add|change|close|escape|fix|insert|move|put|remove|turn|wrap|write)\b/g;
