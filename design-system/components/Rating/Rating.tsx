import { useId, type ComponentProps, type CSSProperties } from 'react';
import { Icon } from '../../icons/index.ts';
import { asPicture } from '../../internal/dom/asPicture.ts';
import { mirrorRadio } from '../../internal/dom/mirrorRadio.ts';
import { counted } from '../../internal/format/counted.ts';
import { fillText } from '../../internal/format/fillText.ts';
import { numberFormat } from '../../internal/format/formats.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { Choice, Root } from './Rating.styles.ts';
import { ratingTexts } from './texts.ts';

export interface RatingProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Mean of the ratings; null or not a number when there is none. */
  value: number | null;
  /** Number of ratings, shown after the stars. */
  count?: number;
  /** Number of stars. */
  max?: number;
}

export interface RatingInputProps extends Omit<ComponentProps<'span'>, 'children' | 'defaultValue'> {
  /** Accessible name of the choice. */
  label: string;
  /** Chosen number of stars; 0 for none. */
  value: number;
  /** Called with the number of stars that the user chose. */
  onValueChange: (value: number) => void;
  /** Number of stars. */
  max?: number;
  /** Shows the stars without letting users choose. */
  disabled?: boolean;
}

const starsOf = (max: number) => Array.from({ length: max }, (_, at) => at + 1);

function Stars({ max, filled }: { max: number; filled?: true }) {
  return starsOf(max).map((star) => (
    <span key={star} data-part="star" data-filled={filled}>
      <Icon name="star" />
    </span>
  ));
}

export function Rating({ value, count, max = 5, style, ...rest }: RatingProps) {
  const texts = useTexts('rating', ratingTexts);
  const isRated = value !== null && Number.isFinite(value) && count !== 0;
  const shown = isRated ? Math.min(max, Math.max(0, value)) : 0;
  const written = numberFormat({ maximumFractionDigits: 1 }).format(shown);
  const share = { '--rating-share': `${Math.round((shown / max) * 1000) / 10}%` } as CSSProperties;
  return (
    <Root {...rest} style={{ ...share, ...style }} data-component="Rating">
      <span data-part="stars" {...asPicture(isRated ? fillText(texts.value, { value: written, max }) : texts.none)}>
        <Stars max={max} />
        <span data-part="filled">
          <Stars max={max} filled />
        </span>
      </span>
      <span data-part="text">
        {isRated && <span aria-hidden>{written}</span>}
        {isRated && count !== undefined && ` · ${counted(texts.ratings, count)}`}
        {!isRated && <span aria-hidden>{texts.none}</span>}
      </span>
    </Root>
  );
}

export function RatingInput({ label, value, onValueChange, max = 5, disabled = false, ...rest }: RatingInputProps) {
  const texts = useTexts('rating', ratingTexts);
  const group = useId();
  return (
    <Choice role="radiogroup" aria-label={label} {...rest} data-component="RatingInput">
      {starsOf(max).map((star) => (
        <label key={star} title={counted(texts.stars, star)}>
          <input
            type="radio"
            name={group}
            value={star}
            checked={star === value}
            disabled={disabled}
            aria-label={counted(texts.stars, star)}
            onKeyDown={mirrorRadio}
            onChange={() => onValueChange(star)}
          />
          <span data-part="star" data-filled={star <= value || undefined}>
            <Icon name="star" />
          </span>
        </label>
      ))}
    </Choice>
  );
}
