/** A sentence that the writer adds to a check's advice, built from the ad's own words or element positions. */
export type AdviceDetail =
  | 'request'
  | 'requestWording'
  | 'copyRequest'
  | 'personWithProduct'
  | 'wantsOfBuyers'
  | 'rivals';

/** Where in a video to make the change that a check asks for. */
export type VideoDetail = 'opening' | 'request' | 'brandInOpening' | 'cuts' | 'longestShot';

/** A pixel edit that fixes what a check found. The what-if makes it and grades the result. */
export type PictureChange =
  | 'addButton'
  | 'setAsButton'
  | 'recolorButton'
  | 'enlargeButton'
  | 'recolorText'
  | 'layPanel'
  | 'enlargeText'
  | 'expose'
  | 'crop';
