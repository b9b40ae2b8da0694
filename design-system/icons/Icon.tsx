import type { ComponentProps } from 'react';
import { asPicture } from '../internal/asPicture.ts';
import { icons, type IconName } from './icons.ts';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'name' | 'children'> {
  /** Which picture. */
  name: IconName;
  /** The text for assistive technology; without it the icon is decoration. */
  label?: string;
  /** Edge length. */
  size?: 'small' | 'medium' | 'large' | 'xlarge';
}

/** A picture of one idea, in the colour of the text around it. */
export function Icon({ name, label, size = 'medium', style, ...rest }: IconProps) {
  const Picture = icons[name];
  const edge = `var(--ds-icon-${size})`;
  return (
    <Picture
      strokeWidth={2}
      {...rest}
      // Only a size beyond the default is written, so that a button can size the icon within it.
      style={size === 'medium' ? style : { inlineSize: edge, blockSize: edge, ...style }}
      width={16}
      height={16}
      data-component="Icon"
      {...asPicture(label)}
    />
  );
}
