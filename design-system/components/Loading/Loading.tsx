import type { ComponentProps } from 'react';
import { Spinner } from '../Spinner/index.ts';
import { Root } from './Loading.styles.ts';

export interface LoadingProps extends Omit<ComponentProps<'output'>, 'children'> {
  /** The text; the specification gives the default word for word. */
  text?: string;
}

/** Stands where a page will be while its code or data is on the way. */
export function Loading({ text = 'Please wait! Loading...', ...rest }: LoadingProps) {
  return (
    <Root {...rest} data-component="Loading">
      <Spinner size="large" />
      <span>{text}</span>
    </Root>
  );
}
