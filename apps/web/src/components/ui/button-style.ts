import { cva } from 'class-variance-authority';

/** Button class names, also for links that look like buttons. At least 44 px high below 1024 px and on touch screens. */
export const buttonStyle = cva(
  'inline-flex shrink-0 select-none items-center justify-center gap-2 rounded-md whitespace-nowrap transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-50 [&_svg]:size-4.5 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'font-semibold border border-ink bg-ink text-paper hover:border-soft hover:bg-soft',
        secondary: 'font-semibold border border-transparent bg-well text-ink hover:bg-rule',
        outline: 'font-semibold border border-field bg-sheet text-ink hover:border-ink',
        ghost: 'font-semibold border border-transparent text-ink hover:bg-well',
        link: 'px-0! font-medium text-ink underline decoration-1 underline-offset-4 hover:decoration-2',
        destructive: 'font-semibold border border-transparent bg-poor text-on-poor hover:bg-poor-text',
        error: 'font-semibold border border-poor bg-poor-tint text-poor-text hover:border-poor-text',
        warning: 'font-semibold border border-mid bg-mid-tint text-mid-text hover:border-mid-text',
      },
      size: {
        sm: 'h-8 px-3 text-sm max-lg:min-h-11 pointer-coarse:min-h-11',
        md: 'h-10 px-4 text-sm max-lg:min-h-11 pointer-coarse:min-h-11',
        lg: 'h-12 px-6 text-base',
        icon: 'size-10 max-lg:size-11 pointer-coarse:size-11',
        'icon-sm': 'size-8 max-lg:size-11 pointer-coarse:size-11',
        'icon-md': 'size-10 max-lg:size-11 pointer-coarse:size-11',
        'icon-lg': 'size-12',
      },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);
