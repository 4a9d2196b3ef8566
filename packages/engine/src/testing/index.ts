export {
  brandMark,
  callToActionOf,
  copyOf,
  face,
  fakeArtifacts,
  paletteColour,
  placementFit,
  textLine,
} from './fake-artifacts.ts';
