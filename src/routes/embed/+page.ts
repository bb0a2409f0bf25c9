// A separate page with relative URLs, so that the build can be in any folder of the site that embeds it.
export const prerender = true;
export const trailingSlash = 'always';
