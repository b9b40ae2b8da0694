import { useState, type ComponentProps } from 'react';
import { Root } from './Roll.styles.ts';

export interface RollProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Figure as text. A change rolls once. */
  children: string;
}

/** A figure whose changes are seen: the new text rolls in where the earlier one rolls out. */
export function Roll({ children, ...rest }: RollProps) {
  const [figure, setFigure] = useState<{ text: string; before?: string }>({ text: children });
  if (figure.text !== children) setFigure({ text: children, before: figure.text });
  return (
    <Root {...rest} data-component="Roll">
      {/* A new element for each text, because an animation runs once for an element. */}
      <span key={figure.text} data-before={figure.before}>
        <span>{figure.text}</span>
      </span>
    </Root>
  );
}
