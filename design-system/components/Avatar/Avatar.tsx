import type { ComponentProps } from 'react';
import { asPicture } from '../../internal/dom/asPicture.ts';
import { hueOf, initialsOf } from '../../internal/format/initials.ts';
import { usePicture } from '../../internal/dom/usePicture.ts';
import { Root } from './Avatar.styles.ts';
import { defaults, type sizes } from './Avatar.variants.ts';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whose picture it is; gives the initials and the colour. */
  name: string;
  /** The picture; initials stand in while there is none or it cannot be loaded. */
  src?: string | null | undefined;
  size?: (typeof sizes)[number];
  /** Says the name too, where no text beside it does. */
  labelled?: boolean;
}

/** A person's picture. */
export function Avatar({ name, src, size = defaults.size, labelled = false, ...rest }: AvatarProps) {
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
