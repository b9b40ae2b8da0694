/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- a native option holds no second line; focus and keys stay in the text box, as the combobox pattern asks */
import type { HTMLAttributes, ReactNode } from 'react';
import type { useListbox } from '../../internal/dom/useListbox.ts';

interface OptionProps {
  list: ReturnType<typeof useListbox>;
  index: number;
  selected?: boolean;
  disabled?: boolean | undefined;
  onPick: () => void;
  attributes?: HTMLAttributes<HTMLElement> | undefined;
  children: ReactNode;
}

export const Option = ({ list, index, selected, disabled = false, onPick, attributes, children }: OptionProps) => (
  <div
    id={list.optionId(index)}
    role="option"
    aria-selected={selected ?? index === list.active}
    aria-disabled={disabled || undefined}
    {...attributes}
    data-part="option"
    data-active={index === list.active || undefined}
    onPointerMove={() => list.setActive(index)}
    onClick={onPick}
  >
    {children}
  </div>
);
