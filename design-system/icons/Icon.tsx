import { useEffect, useSyncExternalStore, type ComponentProps } from 'react';
import { asPicture } from '../internal/dom/asPicture.ts';
import { coreIcons } from './core.tsx';
import type { IconName } from './icons.ts';
import { loadIcons, pictures, watchIcons } from './registry.ts';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'name' | 'children'> {
  /** Icon name, by meaning. */
  name: IconName;
  /** Accessible name. Without it, the icon is decorative. */
  label?: string;
  /** Width and height. */
  size?: 'small' | 'medium' | 'large' | 'xlarge';
  /** In a Button: 'end' for an icon after the text. */
  place?: 'end';
}

type PictureProps = ComponentProps<'svg'> & { of: IconName };

// Here and below without memo: the props are new whenever a parent renders an icon.
function Drawn({ of, ...rest }: PictureProps) {
  'use no memo';
  const Picture = pictures[of];
  return Picture && <Picture {...rest} />;
}

function Late({ of, ...rest }: PictureProps) {
  'use no memo';
  const there = useSyncExternalStore(
    watchIcons,
    () => of in pictures,
    () => false,
  );
  useEffect(() => {
    // On failure the space stays empty; the adjacent text carries the meaning.
    loadIcons().catch(() => {});
  }, []);
  return there ? <Drawn of={of} {...rest} /> : <svg {...rest} />;
}

export function Icon({ name, label, size = 'medium', place, style, ...rest }: IconProps) {
  'use no memo';
  const edge = `var(--ds-icon-${size})`;
  const attributes = {
    strokeWidth: 2,
    ...rest,
    // The default size is not written inline, so that a button can size its icon.
    style: size === 'medium' ? style : { inlineSize: edge, blockSize: edge, ...style },
    width: 16,
    height: 16,
    'data-component': 'Icon',
    'data-place': place,
    ...asPicture(label),
  };
  // Not by what has loaded: a server and the page that takes over would differ.
  const Picture = (coreIcons as Partial<typeof pictures>)[name];
  return Picture ? <Picture {...attributes} /> : <Late of={name} {...attributes} />;
}
