import type { ComponentProps, ReactNode } from 'react';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { Icon, type IconName } from '../../icons/index.ts';
import type { Tone } from '../../internal/styles/control.styles.ts';
import { IconButton } from '../IconButton/index.ts';
import { Root } from './Banner.styles.ts';
import { defaults } from './Banner.variants.ts';
import { commonTexts } from '../../internal/locale/commonTexts.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';

export interface BannerProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Severity. Danger is announced immediately. */
  tone?: Tone;
  /** First line, in bold. */
  title?: ReactNode;
  /** Button or link that resolves the message. */
  action?: ReactNode;
  /** Called when the user dismisses the banner; adds a close button. */
  onDismiss?: () => void;
}

const iconOf = {
  neutral: 'info',
  accent: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'error',
} as const satisfies Record<Tone, IconName>;

export function Banner(props: BannerProps) {
  const { tone = defaults.tone, title, children, action, onDismiss, ...rest } = useDefaultProps('Banner', props);
  const texts = useTexts('common', commonTexts);
  return (
    <Root role={tone === 'danger' ? 'alert' : 'status'} {...rest} data-component="Banner" data-tone={tone}>
      <Icon name={iconOf[tone]} />
      <div data-part="body">
        {title && <div data-part="title">{title}</div>}
        <div>{children}</div>
      </div>
      {(action || onDismiss) && (
        <div data-part="action">
          {action}
          {onDismiss && (
            <IconButton size="small" label={texts.dismiss} onClick={onDismiss}>
              <Icon name="close" />
            </IconButton>
          )}
        </div>
      )}
    </Root>
  );
}
