// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Disclosure } from './disclosure.tsx';

const opener = () => screen.getByRole('button', { name: 'How Grading Works' });
const panel = () => document.getElementById(opener().getAttribute('aria-controls') ?? '')!;

describe('a disclosure', () => {
  it('keeps collapsed content in the document so the browser’s search can find it', async () => {
    render(<Disclosure title="How Grading Works">The scale</Disclosure>);
    expect(panel().textContent).toBe('The scale');
    expect(panel().getAttribute('hidden')).toBe('until-found');
    await userEvent.setup().click(opener());
    expect(panel().hidden).toBe(false);
    expect(opener().getAttribute('aria-expanded')).toBe('true');
  });

  it('opens when the browser’s search finds a match in it', () => {
    render(<Disclosure title="How Grading Works">The scale</Disclosure>);
    fireEvent(panel(), new Event('beforematch'));
    expect(opener().getAttribute('aria-expanded')).toBe('true');
  });

  it('stays searchable after it is closed again', async () => {
    render(
      <Disclosure title="How Grading Works" defaultOpen>
        The scale
      </Disclosure>,
    );
    await userEvent.setup().click(opener());
    expect(panel().getAttribute('hidden')).toBe('until-found');
  });

  it('can be controlled by its parent', async () => {
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
