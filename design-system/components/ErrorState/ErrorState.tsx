import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../../icons/index.ts';
import { Button } from '../Button/index.ts';
import { Root } from './ErrorState.styles.ts';

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What failed, in a few words. */
  title?: ReactNode;
  /** The reason as the server gave it. */
  children?: ReactNode;
  /** Shows "Try again". */
  onRetry?: () => void;
  /** Keeps "Try again" busy while the next try is on its way. */
  retrying?: boolean;
  /** The request id, for whoever helps. */
  reference?: string | undefined;
  /** Further ways on, after "Try again". */
  actions?: ReactNode;
}

/** This part could not be loaded; the rest of the page goes on. */
export function ErrorState({
  title = 'Something went wrong',
  children,
  onRetry,
  retrying = false,
  reference,
  actions,
  ...rest
}: ErrorStateProps) {
  return (
    <Root role="alert" {...rest} data-component="ErrorState">
      <span data-part="picture">
        <Icon name="error" size="large" />
      </span>
      <p data-part="title">{title}</p>
      {children && <div data-part="text">{children}</div>}
      {reference && <p data-part="reference">Reference {reference}</p>}
      {(onRetry || actions) && (
        <div data-part="actions">
          {onRetry && (
            <Button variant="outline" tone="neutral" loading={retrying} onClick={onRetry}>
              <Icon name="reload" />
              Try again
            </Button>
          )}
          {actions}
        </div>
      )}
    </Root>
  );
}
