import { useId, useState, type ComponentProps } from 'react';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { useBlobImage } from '../../internal/pictures/useBlobImage.ts';
import { areaOf, clampView, edgeOf, maxZoom, wholeView, type CropArea, type Size, type View } from './crop.ts';
import { Root } from './ImageCrop.styles.ts';
import { defaults, type shapes } from './ImageCrop.variants.ts';
import { useGestures } from './useGestures.ts';
import { fillText } from '../../internal/format/fillText.ts';
import { percentText } from '../../internal/format/percentText.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { imageCropTexts } from './texts.ts';

export interface ImageCropProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Original image. */
  picture: Blob;
  /** Name of the image, e.g. 'Logo'. */
  label: string;
  /** Called with the selected square, first when the image is drawn. Pass it to `cropPicture`. */
  onAreaChange: (area: CropArea) => void;
  /** Shape of the preview. The cropped image is square in both cases. */
  shape?: (typeof shapes)[number];
  /** Text shown when the browser cannot read the file. */
  brokenText?: string;
}

const percent = (share: number) => `${share * 100}%`;

const place = (view: View, size: Size) => {
  const edge = edgeOf(size, view.zoom);
  return {
    inlineSize: percent(size.width / edge),
    blockSize: percent(size.height / edge),
    left: percent(0.5 - (view.x * size.width) / edge),
    top: percent(0.5 - (view.y * size.height) / edge),
  };
};

export function ImageCrop(props: ImageCropProps) {
  const {
    picture,
    label,
    onAreaChange,
    shape = defaults.shape,
    brokenText,
    ...rest
  } = useDefaultProps('ImageCrop', props);
  const texts = useTexts('imageCrop', imageCropTexts);
  const id = useId();
  const show = useBlobImage(picture);
  const [read, setRead] = useState<{ picture: Blob; size: Size | null }>();
  const size = read?.picture === picture ? read.size : undefined;
  const [of, setOf] = useState({ picture, view: wholeView });
  const view = of.picture === picture ? of.view : wholeView;
  const look = (next: View, within: Size | null | undefined = size) => {
    if (!within) return;
    const kept = clampView(next, within);
    setOf({ picture, view: kept });
    onAreaChange(areaOf(kept, within));
  };
  const { ref, ...gestures } = useGestures({
    move: (x, y) => {
      if (!size) return;
      const edge = edgeOf(size, view.zoom);
      look({ ...view, x: view.x + (x * edge) / size.width, y: view.y + (y * edge) / size.height });
    },
    zoom: (factor) => look({ ...view, zoom: view.zoom * factor }),
  });
  return (
    <Root {...rest} data-component="ImageCrop" data-shape={shape}>
      <div
        ref={ref}
        {...gestures}
        data-part="view"
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- no native control moves in two directions; this role receives the arrow keys
        tabIndex={0}
        aria-label={fillText(texts.view, { label })}
        aria-describedby={`${id}-help`}
      >
        {size === null ? (
          <p>{brokenText ?? texts.broken}</p>
        ) : (
          <img
            ref={show}
            alt=""
            draggable={false}
            style={size && place(view, size)}
            onError={() => setRead({ picture, size: null })}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
              const next = width > 0 && height > 0 ? { width, height } : null;
              setRead({ picture, size: next });
              look(view, next);
            }}
          />
        )}
      </div>
      <label>
        {texts.zoom}
        <input
          type="range"
          min={1}
          max={maxZoom}
          step={0.05}
          value={view.zoom}
          disabled={!size}
          aria-valuetext={percentText(view.zoom, { maximumFractionDigits: 0 })}
          onChange={({ target }) => look({ ...view, zoom: Number(target.value) })}
        />
        <output aria-hidden>{percentText(view.zoom, { maximumFractionDigits: 0 })}</output>
      </label>
      <small id={`${id}-help`}>{texts.help}</small>
    </Root>
  );
}
