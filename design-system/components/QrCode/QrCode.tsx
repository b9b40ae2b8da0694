import { Suspense, type ComponentProps } from 'react';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { lazyPart } from '../../internal/lazy/lazyPart.tsx';
import { Skeleton } from '../Skeleton/index.ts';
import { Root } from './QrCode.styles.ts';
import { defaults, type sizes } from './QrCode.variants.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { qrCodeTexts } from './texts.ts';

export interface QrCodeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Encoded text, e.g. an otpauth URI; at most 2331 bytes. */
  value: string;
  /** Purpose of the code, for screen readers. Show the value as text too, for users with one device. */
  label: string;
  /** Edge length, pixels. */
  size?: (typeof sizes)[number];
  /** Text shown when the value is empty or too long. */
  emptyText?: string;
}

/** Capacity with medium error correction, bytes (ISO/IEC 18004, version 40-M). */
const maxBytes = 2331;

const Picture = lazyPart(async () => (await import('./Picture.tsx')).Picture);

const isDrawable = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && new TextEncoder().encode(value).length <= maxBytes;

export function QrCode(props: QrCodeProps) {
  const { value, label, size = defaults.size, emptyText, ...rest } = useDefaultProps('QrCode', props);
  const texts = useTexts('qrCode', qrCodeTexts);
  const drawable = isDrawable(value);
  return (
    <Root {...rest} data-component="QrCode" data-size={size} data-state={drawable ? 'drawn' : 'empty'}>
      {drawable ? (
        <Suspense fallback={<Skeleton shape="block" style={{ blockSize: '100%' }} />}>
          <Picture value={value} label={label} />
        </Suspense>
      ) : (
        (emptyText ?? texts.empty)
      )}
    </Root>
  );
}
