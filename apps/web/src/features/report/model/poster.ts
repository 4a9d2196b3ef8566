/** URL of a video's still frame; `url` is the URL of the video file. */
export const posterOf = ({ url }: { readonly url: string }): string => `${url}?size=thumb`;
