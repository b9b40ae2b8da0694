import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../../icons/index.ts';
import { Button } from '../Button/index.ts';
import { Root } from './ErrorState.styles.ts';
import { fillText } from '../../internal/format/fillText.ts';
import { commonTexts } from '../../internal/locale/commonTexts.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { errorStateTexts } from './texts.ts';

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Short statement of the failure. */
  title?: ReactNode;
  /** Reason given by the server. */
  children?: ReactNode;
  /** Called by "Try again"; adds the button. */
  onRetry?: () => void;
  /** Shows "Try again" as loading during a retry. */
  retrying?: boolean;
  /** Request id for the support team. */
  reference?: string | undefined;
  /** More actions after "Try again". */
  actions?: ReactNode;
}

export function ErrorState({
  title,
  children,
  onRetry,
  retrying = false,
  reference,
  actions,
  ...rest
}: ErrorStateProps) {
  const texts = useTexts('errorState', errorStateTexts);
  const common = useTexts('common', commonTexts);
  return (
    <Root role="alert" {...rest} data-component="ErrorState">
      <span data-part="picture">
        <Icon name="error" size="large" />
      </span>
      <p data-part="title">{title ?? texts.title}</p>
      {children && <div data-part="text">{children}</div>}
      {reference && <p data-part="reference">{fillText(common.reference, { reference })}</p>}
      {(onRetry || actions) && (
        <div data-part="actions">
          {onRetry && (
            <Button variant="outline" tone="neutral" loading={retrying} onClick={onRetry}>
              <Icon name="reload" />
              {common.retry}
            </Button>
          )}
          {actions}
        </div>
      )}
    </Root>
  );
}
