import { expect } from 'storybook/test';
import { Inline } from '#design-system/components/Layout/index.ts';
import { QrCode, qrCodeVariants } from '#design-system/components/QrCode/index.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/QrCode',
  component: QrCode,
  args: {
    value: 'otpauth://totp/Data%20exchange:ana?secret=JBSWY3DPEHPK3PXP&issuer=Data%20exchange',
    label: 'QR code for your authenticator app',
  },
});

export const Basic = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  },
});

export const Sizes = meta.story({
  tags: ['visual', 'everyMode'],
  render: (args) => (
    <Inline gap={6}>
      {qrCodeVariants.sizes.map((size) => (
        <QrCode key={size} {...args} size={size} label={`${size} code`} />
      ))}
    </Inline>
  ),
});

export const Missing = meta.story({ args: { value: '' } });
export const TooLong = meta.story({ args: { value: 'x'.repeat(10_000), emptyText: 'This is too long for a code' } });
