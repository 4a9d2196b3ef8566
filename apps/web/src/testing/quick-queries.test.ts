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

  it('find the first element with an id below an element, however often the id occurs', () => {
    document.body.innerHTML = `
      <p id="twice">First</p>
      <div id="outer"><p id="twice">Second</p><p id="twice">Third</p><p id="a b">Spaced</p></div>`;
    const outer = document.getElementById('outer')!;
    const found = (within: Element, id: string) => within.querySelector(`[id="${id}"]`)?.textContent ?? null;
    expect(found(document.body, 'twice')).toBe('First');
    expect(found(outer, 'twice')).toBe('Second');
    expect(found(outer, 'a b')).toBe('Spaced');
    expect([found(outer, 'outer'), found(outer, 'none'), found(outer, 'First')]).toEqual([null, null, null]);
    document.getElementById('twice')!.remove();
    expect(found(document.body, 'twice')).toBe('Second');
    outer.remove();
    expect(found(outer, 'twice')).toBe('Second');
    expect(document.body.querySelector('[id="twice"], p')).toBeNull();
  });

  it('include the page in the error of a failed query', async () => {
    document.body.innerHTML = '<p>Only this</p>';
    expect(() => screen.getByText('Something else')).toThrow(/Something else[\s\S]*<p>[\s\S]*Only this/);
    await expect(screen.findByText('Something else', {}, { timeout: 20 })).rejects.toThrow(
      /Something else[\s\S]*Only this/,
    );
  });
});
