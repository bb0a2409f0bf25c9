// Documents never leave the browser, so a server has nothing to render.
export const ssr = false;
export const prerender = false;
