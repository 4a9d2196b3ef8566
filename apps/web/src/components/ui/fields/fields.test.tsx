// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const describedBy = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

describe('a field', () => {
  it('shows its hint, or its error instead', () => {
    const { rerender } = render(<TextField label="Email" hint="For sign-in only" />);
    const field = screen.getByLabelText('Email');
    expect(describedBy(field)).toBe('For sign-in only');
    expect(field.getAttribute('aria-invalid')).toBeNull();
    rerender(<TextField label="Email" hint="For sign-in only" error="Email is required" />);
    expect(describedBy(field)).toBe('Email is required');
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps a hidden label for screen readers', () => {
    render(<TextField label="Search analyses" hideLabel />);
    expect(screen.getByLabelText('Search analyses')).toBeTruthy();
  });

  it.each([
    ['a checkbox', <Checkbox key="box" label="I agree" error="You must agree" />, 'I agree'],
    [
      'a text area',
      <TextArea key="text" label="Ad copy" error="Ad copy must be at least 10 characters" />,
      'Ad copy',
    ],
  ])('associates the error with %s', (_, field, label) => {
    render(field);
    expect(describedBy(screen.getByLabelText(label))).toMatch(/must/);
  });
});

describe('the character counter', () => {
  it('counts typed characters', async () => {
    render(<TextArea label="Ad copy" counterMax={2000} />);
    await userEvent.setup().type(screen.getByLabelText('Ad copy'), 'Cold tea');
    expect(screen.getByTestId('counter').textContent).toBe('8 / 2000');
  });

  it('counts past the limit instead of truncating pasted text', async () => {
    render(<TextArea label="Ad copy" counterMax={5} />);
    const field = screen.getByLabelText<HTMLTextAreaElement>('Ad copy');
    await userEvent.setup().click(field);
    await userEvent.setup().paste('Cold tea, slow steeped.');
    expect(field.value).toBe('Cold tea, slow steeped.');
    expect(screen.getByTestId('counter').textContent).toBe('23 / 5');
  });

  it('follows a controlled value', () => {
    render(<TextArea label="Ad copy" counterMax={2000} value="Tea" readOnly />);
    expect(screen.getByTestId('counter').textContent).toBe('3 / 2000');
  });
});
