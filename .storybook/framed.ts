/** The page around a story that stands framed in a documentation page. Stories also render on a server, without a window. */
export const outer = globalThis.frameElement?.closest('#storybook-docs')
  ? globalThis.parent.document.documentElement
  : undefined;

export const isFramed = outer !== undefined;
