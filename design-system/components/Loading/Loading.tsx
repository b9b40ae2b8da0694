import type { ComponentProps } from 'react';
import { Spinner } from '../Spinner/index.ts';
import { Root } from './Loading.styles.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { loadingTexts } from './texts.ts';

export interface LoadingProps extends Omit<ComponentProps<'output'>, 'children'> {
  /** Text to show. The specification fixes the default verbatim. */
  text?: string;
}

export function Loading({ text, ...rest }: LoadingProps) {
  const texts = useTexts('loading', loadingTexts);
  return (
    <Root {...rest} data-component="Loading">
      <Spinner size="large" />
      <span>{text ?? texts.text}</span>
    </Root>
  );
}
