import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '../../internal/lazy/lazyPart.tsx';
import { Skeleton } from '../Skeleton/index.ts';
import { Root } from './QrCode.styles.ts';
import { defaults, type sizes } from './QrCode.variants.ts';

export interface QrCodeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the code says, e.g. an otpauth address; at most 2331 bytes. */
  value: string;
  /** What it is for, read out instead of the picture. Show the value as text too, for people with one device. */
  label: string;
  size?: (typeof sizes)[number];
  /** What stands there when the value is missing or too long to draw. */
  emptyText?: string;
}

/** The most that a code with medium error correction holds, bytes (ISO/IEC 18004, version 40-M). */
const mostBytes = 2331;

const Picture = lazyPart(async () => (await import('./Picture.tsx')).Picture);

const isDrawable = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && new TextEncoder().encode(value).length <= mostBytes;

/** A square code that a phone reads. */
export function QrCode({ value, label, size = defaults.size, emptyText = 'No code to show', ...rest }: QrCodeProps) {
  const drawable = isDrawable(value);
  return (
    <Root {...rest} data-component="QrCode" data-size={size} data-state={drawable ? 'drawn' : 'empty'}>
      {drawable ? (
        <Suspense fallback={<Skeleton shape="block" style={{ blockSize: '100%' }} />}>
          <Picture value={value} label={label} />
        </Suspense>
      ) : (
        emptyText
      )}
    </Root>
  );
}
