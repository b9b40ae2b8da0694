import { useRef, useState } from 'react';
import { Tag } from '../../components/Tag/index.ts';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { mergeProps } from '../../internal/dom/mergeProps.ts';
import { fillText } from '../../internal/format/fillText.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { splitField, type FrameProps, type InputAttributes } from '../fieldProps.ts';
import { Picker } from '../internal/Picker.tsx';
import type { PickerListProps } from '../internal/pickerTypes.ts';
import { useSay } from '../messages.ts';
import { pickerTexts } from '../texts/picker.ts';
import { useChoice } from '../useChoice.ts';
import { Frame } from './MultiSelect.styles.ts';

export interface MultiSelectProps
  extends
    FrameProps,
    PickerListProps,
    Omit<InputAttributes, 'value' | 'defaultValue' | 'children' | 'onChange' | 'list' | 'multiple'> {
  /** Rejects an empty selection. */
  required?: boolean;
  /** Maximum number of selected options. */
  maxItems?: number;
  /** Selected values, without a Form. */
  values?: readonly string[];
  /** Called with the selected values, in order of selection. */
  onValuesChange?: (values: readonly string[]) => void;
}

const none: readonly string[] = [];

export function MultiSelect(ownProps: MultiSelectProps) {
  const props = useDefaultProps('MultiSelect', ownProps);
  const { frame, rest } = splitField<MultiSelectProps, readonly string[]>(props);
  const {
    options,
    emptyText,
    more,
    loading,
    onQueryChange,
    defaultOpen = false,
    values: given,
    onValuesChange,
    maxItems,
    ...input
  } = rest;
  const { label } = props;
  const say = useSay(label);
  const texts = useTexts('picker', pickerTexts);
  const box = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState(none);
  const [status, setStatus] = useState('');
  const check = (values: readonly string[] | null) => {
    const count = values?.length ?? 0;
    if (count === 0) return props.required ? say('choose') : undefined;
    return maxItems !== undefined && count > maxItems ? say('tooMany', { max: maxItems }) : undefined;
  };
  const field = useChoice<readonly string[]>(props.name, label, { validate: check }, none);
  const held = field.value ?? given ?? own;
  const values = Array.isArray(held) ? (held as readonly string[]) : none;
  const choose = (next: readonly string[]) => {
    setOwn(next);
    // A status region announces a text only when it changes.
    setStatus('');
    field.choose(next);
    onValuesChange?.(next);
  };
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  const without = (value: string) => choose(values.filter((other) => other !== value));
  const remove = (value: string) => {
    without(value);
    setStatus(fillText(texts.removed, { name: labelOf(value) }));
    // The button that had the focus is gone.
    box.current?.focus();
  };
  const locked = Boolean(input.disabled || input.readOnly);
  const list = { options, ...(emptyText && { emptyText }), ...(more && { more }), ...(loading && { loading }) };
  return (
    <Frame {...frame} error={field.error ?? frame.error} data-component="MultiSelect">
      {(control) => (
        <>
          {values.length > 0 && (
            <div data-part="chosen">
              {values.map((value) => (
                <Tag key={value} {...(!locked && { onRemove: () => remove(value) })}>
                  {labelOf(value)}
                </Tag>
              ))}
            </div>
          )}
          <Picker
            {...list}
            {...(onQueryChange && { onQueryChange })}
            defaultOpen={defaultOpen}
            label={label}
            attributes={mergeProps(mergeProps({ ...control, ref: box }, field.control), input)}
            restText=""
            multiple
            clearable={values.length > 1 && !props.required && !locked}
            onClear={() => choose(none)}
            isChosen={(candidate) => values.includes(candidate)}
            onPick={({ value }) => (values.includes(value) ? without(value) : choose([...values, value]))}
            onBackspace={() => {
              const last = values.at(-1);
              if (last !== undefined) remove(last);
            }}
          />
          <output data-part="status">{status}</output>
        </>
      )}
    </Frame>
  );
}
