/** For stories that open an overlay: in documentation each has its own frame, so that it does not cover the page. */
export const framed = (height = '40rem') => ({ story: { inline: false, height } }) as const;
