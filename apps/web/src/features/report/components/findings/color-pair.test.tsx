// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ColorPair } from './color-pair.tsx';

describe('a color swatch with its name', () => {
  it('uses black or white text, whichever has a contrast of at least 4.5:1', () => {
    render(<ColorPair pair={['#5d7d87', '#1d404b']} />);
    // White has a contrast of 4.42 : 1 on the first color.
    expect(screen.getByText('#5D7D87').style.color).toBe('rgb(0, 0, 0)');
    expect(screen.getByText('#1D404B').style.color).toBe('rgb(255, 255, 255)');
  });
});
