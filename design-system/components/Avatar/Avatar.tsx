import type { ComponentProps } from 'react';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { asPicture } from '../../internal/pictures/asPicture.ts';
import { hueOf, initialsOf } from '../../internal/format/initials.ts';
import { usePicture } from '../../internal/pictures/usePicture.ts';
import { Root } from './Avatar.styles.ts';
import { defaults, type sizes } from './Avatar.variants.ts';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Name of the person; determines initials and colour. */
  name: string;
  /** Image URL. Initials appear without it or when it fails to load. */
  src?: string | null | undefined;
  /** Edge length. */
  size?: (typeof sizes)[number];
  /** Exposes the name to screen readers. Set it when no adjacent text says the name. */
  labelled?: boolean;
}

export function Avatar(props: AvatarProps) {
  const { name, src, size = defaults.size, labelled = false, ...rest } = useDefaultProps('Avatar', props);
  const { shown, onError } = usePicture(src);
  return (
    <Root
      {...asPicture(labelled ? name : undefined)}
      {...rest}
      data-component="Avatar"
      data-size={size}
      data-hue={hueOf(name)}
    >
      {shown ? <img src={shown} alt="" loading="lazy" onError={onError} /> : <span data-initials={initialsOf(name)} />}
    </Root>
  );
}
