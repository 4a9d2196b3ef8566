/** What the ad's own words or places add to advice on a check, in a sentence that the writer makes. */
export type AdviceDetail =
  | 'request'
  | 'requestWording'
  | 'copyRequest'
  | 'personWithProduct'
  | 'wantsOfBuyers'
  | 'balance'
  | 'rivals';

/** Where in a video the change goes that a check asks for. */
export type VideoDetail =
  | 'opening'
  | 'request'
  | 'brandInOpening'
  | 'cuts'
  | 'endCard'
  | 'longestShot'
  | 'people';

/** A change of the pixels that mends what a check found, made and graded again by the what-if. */
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
