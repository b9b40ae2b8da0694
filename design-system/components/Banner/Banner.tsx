import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from '../../icons/index.ts';
import type { Tone } from '../../internal/styles/control.styles.ts';
import { IconButton } from '../IconButton/index.ts';
import { Root } from './Banner.styles.ts';
import { defaults } from './Banner.variants.ts';

export interface BannerProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What kind of news it is; danger is announced at once. */
  tone?: Tone;
  title?: ReactNode;
  /** A button or link that deals with the news. */
  action?: ReactNode;
  /** Shows a button that takes the banner away. */
  onDismiss?: () => void;
}

const iconOf = {
  neutral: 'info',
  accent: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'error',
} as const satisfies Record<Tone, IconName>;

/** News about the page or region below it, which stays until it no longer holds. */
export function Banner({ tone = defaults.tone, title, children, action, onDismiss, ...rest }: BannerProps) {
  return (
    <Root role={tone === 'danger' ? 'alert' : 'status'} {...rest} data-component="Banner" data-tone={tone}>
      <Icon name={iconOf[tone]} />
      <div data-part="body">
        {title && <div data-part="title">{title}</div>}
        {children}
      </div>
      {(action || onDismiss) && (
        <div data-part="action">
          {action}
          {onDismiss && (
            <IconButton size="small" label="Dismiss" onClick={onDismiss}>
              <Icon name="close" />
            </IconButton>
          )}
        </div>
      )}
    </Root>
  );
}
