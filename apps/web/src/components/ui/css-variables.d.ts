import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties pass computed numbers to the style sheet. */
    [name: `--${string}`]: string | number | undefined;
  }
}
