import type { ComponentProps } from 'react';
import { Spinner } from '../Spinner/index.ts';
import { Root } from './Loading.styles.ts';

export interface LoadingProps extends Omit<ComponentProps<'output'>, 'children'> {
  /** Text to show. The specification fixes the default verbatim. */
  text?: string;
}

export function Loading({ text = 'Please wait! Loading...', ...rest }: LoadingProps) {
  return (
    <Root {...rest} data-component="Loading">
      <Spinner size="large" />
      <span>{text}</span>
    </Root>
  );
}
