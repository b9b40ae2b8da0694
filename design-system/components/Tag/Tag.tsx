import type { ComponentProps } from 'react';
import { Icon } from '../../icons/index.ts';
import { Root } from './Tag.styles.ts';
import { fillText } from '../../internal/format/fillText.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { tagTexts } from './texts.ts';

export interface TagProps extends Omit<ComponentProps<'span'>, 'children'> {
  children: string;
  /** Called when the user removes the tag; adds a remove button. */
  onRemove?: () => void;
  /** Called when the user selects the text; makes it a button. */
  onEdit?: (() => void) | undefined;
}

export function Tag({ children, onRemove, onEdit, ...rest }: TagProps) {
  const texts = useTexts('tag', tagTexts);
  return (
    <Root title={children} {...rest} data-component="Tag">
      {onEdit ? (
        <button type="button" data-part="text" aria-label={fillText(texts.edit, { name: children })} onClick={onEdit}>
          {children}
        </button>
      ) : (
        <span>{children}</span>
      )}
      {onRemove && (
        <button type="button" aria-label={fillText(texts.remove, { name: children })} onClick={onRemove}>
          <Icon name="close" size="small" />
        </button>
      )}
    </Root>
  );
}
