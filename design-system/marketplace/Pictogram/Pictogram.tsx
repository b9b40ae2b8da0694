import type { ComponentProps } from 'react';
import { asPicture } from '../../internal/pictures/asPicture.ts';
import { Picture } from './Pictogram.styles.ts';
import { hueOf, pictograms, type PictogramName } from './pictograms.tsx';

export interface PictogramProps extends Omit<ComponentProps<'svg'>, 'children' | 'name'> {
  /** Kind of content, which gives the drawing and its hue. */
  name: PictogramName;
  /** Description for screen readers. Without it the drawing is decoration. */
  label?: string | undefined;
}

/** Drawing of a kind of content, in its hue and in the size of the text around it. */
export const Pictogram = ({ name, label, style, ...rest }: PictogramProps) => (
  <Picture
    viewBox="0 0 24 24"
    data-component="Pictogram"
    {...asPicture(label)}
    {...rest}
    style={{ ...style, ['--category-hue' as string]: hueOf(name) }}
  >
    {pictograms[name].drawing}
  </Picture>
);
