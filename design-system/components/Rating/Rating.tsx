import type { ComponentProps, CSSProperties } from 'react';
import { Icon } from '../../icons/index.ts';
import { asPicture } from '../../internal/pictures/asPicture.ts';
import { counted } from '../../internal/format/counted.ts';
import { fillText } from '../../internal/format/fillText.ts';
import { numberFormat } from '../../internal/format/formats.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { Root } from './Rating.styles.ts';
import { ratingTexts } from './texts.ts';

export interface RatingProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Mean of the ratings; null or not a number when there is none. */
  value: number | null;
  /** Number of ratings, shown after the stars. */
  count?: number;
  /** Number of stars. */
  max?: number;
}

function Stars({ max, filled }: { max: number; filled?: true }) {
  return Array.from({ length: max }, (_, at) => (
    <span key={at} data-part="star" data-filled={filled}>
      <Icon name="star" />
    </span>
  ));
}

export function Rating(props: RatingProps) {
  const { value, count, max = 5, style, ...rest } = useDefaultProps('Rating', props);
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
        {isRated && count !== undefined && <span>{` · ${counted(texts.ratings, count)}`}</span>}
        {!isRated && <span aria-hidden>{texts.none}</span>}
      </span>
    </Root>
  );
}
