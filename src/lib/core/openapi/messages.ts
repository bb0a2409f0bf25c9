/* What a file is that should be an API specification. */

export const emptyFile = 'The file is empty.';
export const notASpecification =
  'This is not an API specification: it says neither “openapi” nor “swagger” at its top.';
export const asyncApi = 'This is an AsyncAPI file, not an OpenAPI one.';

// Formats.
export const openApi = (version: string | number): string => `OpenAPI ${version}`;
export const swagger = (version: string | number): string => `Swagger ${version}`;
