/* What is wrong with a YAML text. */

export const nestedTooDeeply = 'nested too deeply';
export const cannotBeReadTooDeep = 'This can’t be read because it’s nested too deeply.';
export const notYaml = (reason: string, line: number | undefined): string =>
  `This isn’t valid YAML${line === undefined ? '' : ` (line ${line})`}: ${reason}.`;
