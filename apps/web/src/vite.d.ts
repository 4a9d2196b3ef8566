declare module '*.css';
declare module '*.webp' {
  /** URL at which the built app serves the file. */
  const url: string;
  export default url;
}

interface WindowEventMap {
  /** The code of a page could not be fetched. */
  'vite:preloadError': Event & { readonly payload: Error };
}
