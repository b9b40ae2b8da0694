import { useEffect, useSyncExternalStore, type ComponentProps } from 'react';
import { asPicture } from '../internal/dom/asPicture.ts';
import type { IconName } from './icons.ts';
import { loadIcons, pictures, watchIcons } from './registry.ts';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'name' | 'children'> {
  /** Which picture. */
  name: IconName;
  /** The text for assistive technology; without it the icon is decoration. */
  label?: string;
  /** Edge length. */
  size?: 'small' | 'medium' | 'large' | 'xlarge';
}

type PictureProps = ComponentProps<'svg'> & { of: IconName };

function Drawn({ of, ...rest }: PictureProps) {
  const Picture = pictures[of];
  return Picture && <Picture {...rest} />;
}

/** Keeps the place of a picture whose code is still on its way. */
function Late({ of, ...rest }: PictureProps) {
  const there = useSyncExternalStore(watchIcons, () => of in pictures);
  useEffect(() => {
    // Without the picture its place stays empty; the words beside it still say what it means.
    loadIcons().catch(() => {});
  }, []);
  return there ? <Drawn of={of} {...rest} /> : <svg {...rest} />;
}

/** A picture of one idea, in the colour of the text around it. */
export function Icon({ name, label, size = 'medium', style, ...rest }: IconProps) {
  const edge = `var(--ds-icon-${size})`;
  const attributes = {
    strokeWidth: 2,
    ...rest,
    // Only a size beyond the default is written, so that a button can size the icon within it.
    style: size === 'medium' ? style : { inlineSize: edge, blockSize: edge, ...style },
    width: 16,
    height: 16,
    'data-component': 'Icon',
    ...asPicture(label),
  };
  const Picture = pictures[name];
  return Picture ? <Picture {...attributes} /> : <Late of={name} {...attributes} />;
}
