import { styled } from 'styled-components';
import type { Crop } from '../../.storybook/screenCrops.ts';

const frame = { width: 256, height: 160 };
/** Surroundings of the part, and the least that is shown of a screen, in pixels of the picture. */
const around = 32;
const least = { width: 480, height: 300 };
/** Pictures are this wide. */
const pictureWidth = 1440;

const Shown = styled.a`
  display: grid;
  gap: var(--ds-space-1);
  inline-size: 256px;
  color: var(--ds-accent-text);
  font-family: var(--ds-type-font-sans);
  font-size: var(--ds-type-size-small);
`;

const Frame = styled.span`
  position: relative;
  display: block;
  block-size: 160px;
  overflow: hidden;
  border: 1px solid var(--ds-edge-subtle);
  border-radius: var(--ds-radius-medium);
  background: var(--ds-surface-sunken);
  & img {
    position: absolute;
    inset: 0 auto auto 0;
    max-inline-size: none;
    transform-origin: 0 0;
  }
  [data-theme='dark'] & [data-of='light'],
  :root:not([data-theme='dark']) & [data-of='dark'] {
    display: none;
  }
`;

const Mark = styled.span`
  position: absolute;
  inset: 0 auto auto 0;
  outline: 2px solid var(--ds-accent-fill);
  border-radius: 2px;
`;

/** The part of the picture that is shown: the part with its surroundings, in the shape of the frame. */
function regionOf([left, top, right, bottom]: Crop['box']) {
  const wanted = Math.max(
    right - left + 2 * around,
    ((bottom - top + 2 * around) * frame.width) / frame.height,
    least.width,
  );
  const width = Math.min(wanted, pictureWidth);
  const scale = frame.width / width;
  const height = frame.height / scale;
  // A part that is higher than the frame is shown from its top.
  const x = Math.min(Math.max(0, (left + right - width) / 2), pictureWidth - width);
  const y = bottom - top + 2 * around > height ? top - around : (top + bottom - height) / 2;
  return { x, y: Math.max(0, y), scale };
}

/** A part where it is on a screen of the app, with a link to the story of the screen. */
export function ScreenCrop({ crop, part }: { crop: Crop; part: string }) {
  const { x, y, scale } = regionOf(crop.box);
  const [left, top, right, bottom] = crop.box;
  const transform = `scale(${scale}) translate(${-x}px, ${-y}px)`;
  return (
    <Shown href={`./?path=/story/${crop.story}`} target="_top">
      <Frame>
        {(['light', 'dark'] as const).map((theme) => (
          <img
            key={theme}
            data-of={theme}
            src={`pictures/${crop.story}/${theme}-laptop.webp`}
            alt={`${part} on ${crop.title}`}
            loading="lazy"
            style={{ transform }}
          />
        ))}
        <Mark
          style={{
            translate: `${(left - x) * scale}px ${(top - y) * scale}px`,
            inlineSize: `${(right - left) * scale}px`,
            blockSize: `${(bottom - top) * scale}px`,
          }}
        />
      </Frame>
      {crop.title}
    </Shown>
  );
}
