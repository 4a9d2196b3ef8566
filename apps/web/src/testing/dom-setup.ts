import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// jsdom lays nothing out, paints nothing and prefers nothing; the product asks it to.
Element.prototype.scrollIntoView = () => {};
Element.prototype.getAnimations = () => [];
HTMLCanvasElement.prototype.getContext = () => null;
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
