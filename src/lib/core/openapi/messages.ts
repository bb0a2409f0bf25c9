/* What a file is that should be an API specification. */

export { emptyFile } from '../text/messages.ts';
export const notASpecification =
  'This isn’t an API specification: it has neither “openapi” nor “swagger” at the top.';
export const asyncApi = 'This is an AsyncAPI file, not an OpenAPI file.';

// Formats.
export const openApi = (version: string | number): string => `OpenAPI ${version}`;
export const swagger = (version: string | number): string => `Swagger ${version}`;
