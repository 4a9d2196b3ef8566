// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Disclosure } from './disclosure.tsx';

const opener = () => screen.getByRole('button', { name: 'How Grading Works' });
const panel = () => document.getElementById(opener().getAttribute('aria-controls') ?? '')!;

describe('a section that opens', () => {
  it('keeps closed content in the document, where the browser’s search finds it', async () => {
    render(<Disclosure title="How Grading Works">The scale</Disclosure>);
    expect(panel().textContent).toBe('The scale');
    expect(panel().getAttribute('hidden')).toBe('until-found');
    await userEvent.setup().click(opener());
    expect(panel().hidden).toBe(false);
    expect(opener().getAttribute('aria-expanded')).toBe('true');
  });

  it('opens when the browser finds a word in it', () => {
    render(<Disclosure title="How Grading Works">The scale</Disclosure>);
    fireEvent(panel(), new Event('beforematch'));
    expect(opener().getAttribute('aria-expanded')).toBe('true');
  });

  it('closes again so that it can be found once more', async () => {
    render(
      <Disclosure title="How Grading Works" defaultOpen>
        The scale
      </Disclosure>,
    );
    await userEvent.setup().click(opener());
    expect(panel().getAttribute('hidden')).toBe('until-found');
  });

  it('can be held by its owner', async () => {
    const asked: boolean[] = [];
    render(
      <Disclosure title="How Grading Works" open={false} onOpenChange={(open) => asked.push(open)}>
        The scale
      </Disclosure>,
    );
    await userEvent.setup().click(opener());
    expect(asked).toEqual([true]);
    expect(opener().getAttribute('aria-expanded')).toBe('false');
  });
});
