import { useEffect, useSyncExternalStore, type ComponentProps, type ReactNode } from 'react';
import { asPicture } from '../internal/pictures/asPicture.ts';
import { coreIcons } from './core.tsx';
import type { IconName } from './icons.ts';
import { loadIcons, pictures, watchIcons } from './registry.ts';

/** One of the icons by its name, or a drawing of your own. */
export type IconDrawing =
  | {
      /** Icon name, by meaning. */
      name: IconName;
      children?: never;
    }
  | {
      name?: never;
      /** Lines of your own icon in a square of 24 units, such as `path` elements. */
      children: ReactNode;
    };

export type IconProps = IconLook & IconDrawing;

interface IconLook extends Omit<ComponentProps<'svg'>, 'name' | 'children'> {
  /** Accessible name. Without it, the icon is decorative. */
  label?: string;
  /** Width and height. */
  size?: 'small' | 'medium' | 'large' | 'xlarge';
  /** In a Button: 'end' for an icon after the text. */
  place?: 'end';
}

// Here and below without memo: the props are new whenever a parent renders an icon.
function iconAttributes({ label, size = 'medium', place, style, ...rest }: IconLook) {
  const edge = `var(--ds-icon-${size})`;
  return {
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
}

const drawn = (lines: ReactNode, props: IconLook) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    {...iconAttributes(props)}
  >
    {lines}
  </svg>
);

interface LateProps {
  of: IconName;
  /** One prop: React 18 takes `ref` out of several. */
  attributes: ComponentProps<'svg'>;
}

function Drawn({ of, attributes }: LateProps) {
  const Picture = pictures[of];
  return Picture && <Picture {...attributes} />;
}

function Late({ of, attributes }: LateProps) {
  const there = useSyncExternalStore(
    watchIcons,
    () => of in pictures,
    () => false,
  );
  useEffect(() => {
    // On failure the space stays empty; the adjacent text carries the meaning.
    loadIcons().catch(() => {});
  }, []);
  return there ? <Drawn of={of} attributes={attributes} /> : <svg {...attributes} />;
}

export function Icon({ name, children, ...rest }: IconProps) {
  if (name === undefined) return drawn(children, rest);
  // Not by what has loaded: a server and the page that takes over would differ.
  const lines = (coreIcons as Partial<Record<IconName, ReactNode>>)[name];
  return lines ? drawn(lines, rest) : <Late of={name} attributes={iconAttributes(rest)} />;
}
