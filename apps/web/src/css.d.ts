declare module '*.css';
declare module '*.webp' {
  /** Where the built product serves it. */
  const url: string;
  export default url;
}
