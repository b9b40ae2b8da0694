/** The page around a story that stands framed in a documentation page. */
export const outer = window.frameElement?.closest('#storybook-docs')
  ? window.parent.document.documentElement
  : undefined;

export const isFramed = outer !== undefined;
