import { useId, useState, type ComponentProps } from 'react';
import { ratingTexts } from '../../components/Rating/texts.ts';
import { Icon } from '../../icons/index.ts';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { mergeProps } from '../../internal/dom/mergeProps.ts';
import { mirrorRadio } from '../../internal/dom/mirrorRadio.ts';
import { counted } from '../../internal/format/counted.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { FieldNote, OptionalMark } from '../Field.tsx';
import { splitField, type FrameProps } from '../fieldProps.ts';
import { FieldRoot } from '../Form.styles.ts';
import type { Rules } from '../rules.ts';
import { useChoice } from '../useChoice.ts';
import { Stars } from './RatingInput.styles.ts';
import { isComposing } from '../../internal/dom/isComposing.ts';

type Given = number | null;

export interface RatingInputProps
  extends
    FrameProps,
    Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue' | 'children' | 'dir'>,
    Pick<Rules<Given>, 'required' | 'validate'> {
  /** Number of stars. */
  max?: number;
  /** Chosen number of stars, without a Form; null for none. */
  value?: Given;
  /** Stars at first, without a Form. */
  defaultValue?: Given;
  /** Called with the chosen number of stars; null when the user takes the choice back. */
  onValueChange?: (value: Given) => void;
  /** Shows the stars without letting users choose. */
  disabled?: boolean;
}

export function RatingInput(ownProps: RatingInputProps) {
  const props = useDefaultProps('RatingInput', ownProps);
  const { frame: ownFrame, rules, rest } = splitField<RatingInputProps, Given>(props);
  const frame = useDefaultProps('Field', ownFrame);
  const { value, defaultValue = null, onValueChange, disabled = false, ...root } = rest;
  const { name, label, required = false, max = 5 } = props;
  const id = useId();
  const texts = useTexts('rating', ratingTexts);
  const [own, setOwn] = useState(defaultValue);
  const field = useChoice<Given>(name, label, { emptyMessage: 'choose', ...rules, max }, null);
  const held = field.value === undefined ? (value === undefined ? own : value) : field.value;
  const chosen = held === null || !(held > 0) ? null : held;
  const error = field.error ?? frame.error;
  const choose = (next: Given) => {
    setOwn(next);
    field.choose(next);
    onValueChange?.(next);
  };
  const takeBack = (star: number) => {
    const isOwn = star === chosen && !required;
    if (isOwn) choose(null);
    return isOwn;
  };
  return (
    <FieldRoot
      role="radiogroup"
      {...mergeProps({ onBlur: field.control.onBlur }, root)}
      id={frame.id}
      className={frame.className}
      style={frame.style}
      aria-labelledby={`${id}-label`}
      aria-describedby={frame.hint || error ? `${id}-note` : undefined}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
      aria-disabled={disabled || undefined}
      data-component="RatingInput"
    >
      <span id={`${id}-label`} data-part="label" data-hidden={frame.hiddenLabel || undefined}>
        <span>{label}</span>
        <OptionalMark {...frame} />
      </span>
      <Stars data-part="stars">
        {Array.from({ length: max }, (_, at) => at + 1).map((star) => (
          <label key={star} title={counted(texts.stars, star)}>
            <input
              type="radio"
              name={`${id}-stars`}
              value={star}
              // The form focuses the choice when it is invalid.
              {...(star === (chosen ?? 1) && field.control.ref && { ref: field.control.ref })}
              checked={star === chosen}
              disabled={disabled}
              aria-label={counted(texts.stars, star)}
              onKeyDown={mirrorRadio}
              onChange={() => choose(star)}
              onClick={() => takeBack(star)}
              onKeyUp={(event) => {
                // Browsers send no click for Space on a chosen radio button.
                if (!isComposing(event) && event.key === ' ' && takeBack(star)) event.preventDefault();
              }}
            />
            <span data-part="star" data-filled={(chosen !== null && star <= chosen) || undefined}>
              <Icon name="star" />
            </span>
          </label>
        ))}
      </Stars>
      <FieldNote id={`${id}-note`} hint={frame.hint} error={error} />
    </FieldRoot>
  );
}
