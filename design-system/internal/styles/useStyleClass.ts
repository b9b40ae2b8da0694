import { useContext } from 'react';
import { StyleSheetContext, type IStyledStatics, type IStyleSheetContext } from 'styled-components';

type Definition<Look extends object> = Pick<IStyledStatics<'web', Look>, 'componentStyle'>;

/** Classes by variant, tone, size and the number of a state. */
type Classes = Record<string, Record<string, Record<string, Record<number, string>>>>;

interface Sheet<Look> {
  classes: Classes;
  insert: (look: Look) => string;
}

/** Class of a styled component, whose rules are inserted when they are first needed. */
export function lazyClassHook(definition: Definition<object>) {
  const classes = new WeakMap<IStyleSheetContext, string>();
  return function useLazyClass(isNeeded: boolean): string | undefined {
    const context = useContext(StyleSheetContext);
    if (!isNeeded) return undefined;
    const known = classes.get(context);
    if (known !== undefined) return known;
    const made = definition.componentStyle.generateAndInjectStyles({ theme: {} }, context.styleSheet, context.stylis);
    classes.set(context, made);
    return made;
  };
}

export function styleClassHook<Look extends { variant: string; tone: string; size: string }>(
  ...definitions: readonly Definition<Look>[]
) {
  const sheets = new WeakMap<IStyleSheetContext, Sheet<Look>>();
  const open = (context: IStyleSheetContext): Sheet<Look> => {
    const insert = (look: Look) =>
      definitions
        .map(({ componentStyle }) =>
          componentStyle.generateAndInjectStyles({ ...look, theme: {} }, context.styleSheet, context.stylis),
        )
        .join(' ');
    const sheet = { classes: {}, insert };
    sheets.set(context, sheet);
    return sheet;
  };
  return function useStyleClass(look: Look, state: number): string {
    const context = useContext(StyleSheetContext);
    const { classes, insert } = sheets.get(context) ?? open(context);
    // Nested records: joining a key is slower.
    const states = (((classes[look.variant] ??= {})[look.tone] ??= {})[look.size] ??= {});
    return (states[state] ??= insert(look));
  };
}
