/* What is wrong with a YAML text. */

export const nestedTooDeeply = 'nested too deeply';
export const cannotBeReadTooDeep = 'This cannot be read: it is nested too deeply.';
export const notYaml = (reason: string, line: number | undefined): string =>
  `This cannot be read as YAML: ${reason}${line === undefined ? '' : ` in line ${line}`}.`;
