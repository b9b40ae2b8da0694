import type { ComponentProps } from 'react';
import { hueOf, initialsOf } from '../../internal/format/initials.ts';
import { usePicture } from '../../internal/dom/usePicture.ts';
import { Root } from './LogoPicture.styles.ts';
import { defaults, type sizes } from './LogoPicture.variants.ts';

export interface LogoPictureProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whose logo it is; gives the initials and the colour while there is no picture. */
  name: string;
  /** The picture; initials stand in while there is none or it cannot be loaded. */
  src?: string | null | undefined;
  size?: (typeof sizes)[number];
}

/** The logo of a product, beside its name; hidden from assistive technology because the name says it. */
export function LogoPicture({ name, src, size = defaults.size, ...rest }: LogoPictureProps) {
  const { shown, onError } = usePicture(src);
  return (
    <Root aria-hidden {...rest} data-component="LogoPicture" data-size={size} data-hue={hueOf(name)}>
      {shown ? <img src={shown} alt="" loading="lazy" onError={onError} /> : <span data-initials={initialsOf(name)} />}
    </Root>
  );
}
