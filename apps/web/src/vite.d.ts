declare module '*.css';
declare module '*.webp' {
  /** Where the built product serves it. */
  const url: string;
  export default url;
}

interface WindowEventMap {
  /** Code of a page could not be fetched. */
  'vite:preloadError': Event & { readonly payload: Error };
}
