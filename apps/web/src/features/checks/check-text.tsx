import Markdown from 'markdown-to-jsx/react';

const className = (style: string) => ({ props: { className: style } });

/** Markdown for our own pages: headings, paragraphs and lists. HTML in it is shown as text. */
const OPTIONS = {
  disableParsingRawHTML: true,
  forceBlock: true,
  overrides: {
    h1: className('text-3xl font-bold tracking-tight'),
    h2: className('mt-8 text-lg font-bold'),
    p: className('mt-2 max-w-[65ch]'),
    ul: className('mt-2 max-w-[65ch] list-disc pl-5'),
    ol: className('mt-2 max-w-[65ch] list-decimal pl-5'),
    li: className('mt-1'),
    a: className('underline underline-offset-4'),
    code: className('font-mono text-md'),
  },
};

export const CheckText = ({ page }: { page: string }) => <Markdown options={OPTIONS}>{page}</Markdown>;
