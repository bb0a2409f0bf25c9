import { plainName } from '$lib/core/check/specifications/specification-names';
import { namesIn } from '$lib/core/text/close-names';
import { DATA } from './specifications.svelte';

/** The files that were probably meant by a specification's name. `files`: those of the folder. */
export const nearSpecifications = (name: string, files: ReadonlySet<string>): readonly string[] =>
  namesIn(files)
    .near(plainName(name))
    .map((near) => near.name)
    .filter((near) => DATA.test(near));
