// A page of its own, with addresses relative to itself, so that the build can lie in any folder of the page that embeds it.
export const prerender = true;
export const trailingSlash = 'always';
