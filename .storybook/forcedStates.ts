const states: Readonly<Record<string, string>> = {
  hover: 'hover',
  active: 'active',
  focus: 'focus',
  'focus-visible': 'focus',
};

/** Adds `[data-force~='hover']` beside `:hover` and so on, for pictures of states. Only the Storybook carries these selectors. */
export const withForcedStates = (css: string) =>
  css.replaceAll(
    /(?<!::[\w-]+):(hover|active|focus-visible|focus)(?![\w-])/gu,
    (state, name: string) => `:is(${state}, [data-force~='${states[name]}'])`,
  );

export const forcedStates = () => ({
  name: 'forced-states',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    /design-system\/.*(?:\.styles|GlobalStyle)\.ts$/u.test(id)
      ? { code: withForcedStates(code), map: null }
      : undefined,
});
