import { expect, fn, waitFor } from 'storybook/test';
import { cropPicture, ImageCrop, imageCropVariants, type CropArea } from '#design-system/components/ImageCrop/index.ts';
import { Inline } from '#design-system/components/Layout/index.ts';
import preview from '../../../.storybook/preview.tsx';

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><defs><linearGradient id="a"><stop offset="0" stop-color="teal"/><stop offset="1" stop-color="gold"/></linearGradient></defs><rect width="600" height="400" fill="url(#a)"/><circle cx="300" cy="200" r="120" fill="navy"/><rect x="20" y="20" width="60" height="60" fill="crimson"/></svg>`;
const picture = new Blob([svg], { type: 'image/svg+xml' });
const broken = new Blob(['nothing'], { type: 'image/png' });

const meta = preview.meta({
  title: 'Components/ImageCrop',
  component: ImageCrop,
  args: { picture, label: 'Logo', onAreaChange: fn<(area: CropArea) => void>() },
  argTypes: { picture: { control: false } },
});

export const Basic = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(args.onAreaChange).toHaveBeenLastCalledWith({ x: 100, y: 0, edge: 400 }));
    canvas.getByRole('application', { name: 'Logo: the part to keep' }).focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(args.onAreaChange).toHaveBeenLastCalledWith({ x: 60, y: 0, edge: 400 });
    await userEvent.keyboard('+');
    await expect(args.onAreaChange).toHaveBeenLastCalledWith({ x: 79, y: 19, edge: 363 });
  },
});

export const Shapes = meta.story({
  tags: ['visual', 'everyMode'],
  render: (args) => (
    <Inline gap={6} align="start">
      {imageCropVariants.shapes.map((shape) => (
        <ImageCrop key={shape} {...args} shape={shape} label={shape} style={{ inlineSize: '16rem' }} />
      ))}
      <ImageCrop {...args} picture={broken} label="Broken" style={{ inlineSize: '16rem' }} />
    </Inline>
  ),
});

/** Crops in a real browser and checks the size of the result. */
export const MakesAPicture = meta.story({
  tags: ['!dev'],
  play: async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 300;
    canvas.height = 200;
    const made = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve);
    });
    await expect(made).not.toBeNull();
    const cut = await cropPicture(made ?? broken, { x: 50, y: 0, edge: 200 }, { edge: 64, type: 'image/webp' });
    const bitmap = await createImageBitmap(cut);
    await expect([cut.type, bitmap.width, bitmap.height]).toEqual(['image/webp', 64, 64]);
    await expect(cropPicture(broken, { x: 0, y: 0, edge: 9 })).rejects.toThrow();
  },
});
