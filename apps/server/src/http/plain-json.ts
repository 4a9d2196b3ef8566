/** For responses that were just parsed with their schema: serializing with it again takes as long as parsing. */
export const plainJson = () => (answer: unknown) => JSON.stringify(answer);
