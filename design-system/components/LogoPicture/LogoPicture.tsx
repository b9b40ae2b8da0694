import type { ComponentProps } from 'react';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { hueOf, initialsOf } from '../../internal/format/initials.ts';
import { usePicture } from '../../internal/pictures/usePicture.ts';
import { Root } from './LogoPicture.styles.ts';
import { defaults, type sizes } from './LogoPicture.variants.ts';

export interface LogoPictureProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Name of the product; determines initials and colour. */
  name: string;
  /** Image URL. Initials appear without it or when it fails to load. */
  src?: string | null | undefined;
  /** Edge length. */
  size?: (typeof sizes)[number];
}

export function LogoPicture(props: LogoPictureProps) {
  const { name, src, size = defaults.size, ...rest } = useDefaultProps('LogoPicture', props);
  const { shown, onError } = usePicture(src);
  return (
    <Root aria-hidden {...rest} data-component="LogoPicture" data-size={size} data-hue={hueOf(name)}>
      {shown ? <img src={shown} alt="" loading="lazy" onError={onError} /> : <span data-initials={initialsOf(name)} />}
    </Root>
  );
}
