import { useContext } from 'react';
import { StyleSheetContext, type IStyledStatics, type IStyleSheetContext } from 'styled-components';

type Definition<Look extends object> = Pick<IStyledStatics<'web', Look>, 'componentStyle'>;

/** Makes a hook that inserts the styles of a look once per style sheet and returns their classes. */
export function styleClassHook<Look extends object>(...definitions: readonly Definition<Look>[]) {
  const known = new WeakMap<IStyleSheetContext, Record<string, string>>();
  return function useStyleClass(key: string, look: Look): string {
    const context = useContext(StyleSheetContext);
    const classes = known.get(context) ?? {};
    known.set(context, classes);
    return (classes[key] ??= definitions
      .map(({ componentStyle }) =>
        componentStyle.generateAndInjectStyles({ ...look, theme: {} }, context.styleSheet, context.stylis),
      )
      .join(' '));
  };
}
