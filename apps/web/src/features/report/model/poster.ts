/** The frame that stands for a video; `url` is that of its file. */
export const posterOf = ({ url }: { readonly url: string }): string => `${url}?size=thumb`;
