import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties hand a computed number to the style sheet. */
    [name: `--${string}`]: string | number | undefined;
  }
}
