// Documents never leave the browser, so there is nothing that a server could render.
export const ssr = false;
export const prerender = false;
