/** Options of the styled-components transform that the app and the package share. */
export const styledComponents = {
  ssr: true,
  minify: true,
  pure: true,
  transpileTemplateLiterals: false,
  cssProp: false,
};
