// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

describe('quick queries', () => {
  it('find controls by wrapping and referenced labels only', () => {
    document.body.innerHTML = `
      <label>Around <input id="around" /></label>
      <label for="named">By id</label><input id="named" />
      <label for="named">Twice</label>
      <button id="button">Push</button><label for="button">Name of a button</label>
      <label>Empty</label><input id="alone" />`;
    const labels = (id: string) =>
      [...(document.querySelector<HTMLInputElement>(`#${id}`)?.labels ?? [])].map((each) =>
        each.textContent?.trim(),
      );
    expect(labels('around')).toEqual(['Around']);
    expect(labels('named')).toEqual(['By id', 'Twice']);
    expect(labels('button')).toEqual(['Name of a button']);
    expect(labels('alone')).toEqual([]);
    expect(screen.getByRole('button', { name: 'Name of a button' }).id).toBe('button');
    expect(screen.getByLabelText('Around').id).toBe('around');
  });

  it('include the page in the error of a failed query', async () => {
    document.body.innerHTML = '<p>Only this</p>';
    expect(() => screen.getByText('Something else')).toThrow(/Something else[\s\S]*<p>[\s\S]*Only this/);
    await expect(screen.findByText('Something else', {}, { timeout: 20 })).rejects.toThrow(
      /Something else[\s\S]*Only this/,
    );
  });
});
