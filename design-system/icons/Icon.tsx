import { useEffect, useSyncExternalStore, type ComponentProps, type ReactNode } from 'react';
import { asPicture } from '../internal/pictures/asPicture.ts';
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

// Here and below without memo: the props are new whenever a parent renders an icon.
function iconAttributes({ label, size = 'medium', place, style, ...rest }: Omit<IconProps, 'name'>) {
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

const drawn = (lines: ReactNode, props: Omit<IconProps, 'name'>) => (
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

export const OwnIcon = ({ children }: { children: ReactNode }) => drawn(children, {});

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

export function Icon({ name, ...rest }: IconProps) {
  // Not by what has loaded: a server and the page that takes over would differ.
  const lines = (coreIcons as Partial<Record<IconName, ReactNode>>)[name];
  return lines ? drawn(lines, rest) : <Late of={name} attributes={iconAttributes(rest)} />;
}
