import type { ComponentProps } from 'react';
import { Icon } from '../../icons/index.ts';
import { Root } from './Tag.styles.ts';

export interface TagProps extends Omit<ComponentProps<'span'>, 'children'> {
  children: string;
  /** Called when the user removes the tag; adds a remove button. */
  onRemove?: () => void;
  /** Called when the user selects the text; makes it a button. */
  onEdit?: (() => void) | undefined;
}

export function Tag({ children, onRemove, onEdit, ...rest }: TagProps) {
  return (
    <Root {...rest} data-component="Tag">
      {onEdit ? (
        <button type="button" data-part="text" aria-label={`Edit ${children}`} onClick={onEdit}>
          {children}
        </button>
      ) : (
        <span>{children}</span>
      )}
      {onRemove && (
        <button type="button" aria-label={`Remove ${children}`} onClick={onRemove}>
          <Icon name="close" size="small" />
        </button>
      )}
    </Root>
  );
}
