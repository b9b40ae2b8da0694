export interface CropArea {
  /** Left edge, pixels of the picture. */
  x: number;
  /** Top edge, pixels of the picture. */
  y: number;
  /** Side of the square, pixels of the picture. */
  edge: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface View {
  x: number;
  y: number;
  zoom: number;
}

export const wholeView: View = { x: 0.5, y: 0.5, zoom: 1 };
export const maxZoom = 5;

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);

export const edgeOf = ({ width, height }: Size, zoom: number) => Math.min(width, height) / zoom;

export function clampView({ x, y, zoom }: View, size: Size): View {
  const kept = Number.isFinite(zoom) ? between(1, zoom, maxZoom) : 1;
  const edge = edgeOf(size, kept);
  const [halfX, halfY] = [edge / 2 / size.width, edge / 2 / size.height];
  return { x: between(halfX, x, 1 - halfX), y: between(halfY, y, 1 - halfY), zoom: kept };
}

export function areaOf(view: View, size: Size): CropArea {
  const edge = Math.max(1, Math.floor(edgeOf(size, view.zoom)));
  return {
    x: between(0, Math.round(view.x * size.width - edge / 2), Math.floor(size.width) - edge),
    y: between(0, Math.round(view.y * size.height - edge / 2), Math.floor(size.height) - edge),
    edge,
  };
}

interface Output {
  /** Side of the output, pixels. Smaller squares are not enlarged. */
  edge?: number;
  type?: 'image/png' | 'image/jpeg' | 'image/webp';
  /** From 0 to 1. Ignored for PNG. */
  quality?: number;
}

const madeOf = (canvas: HTMLCanvasElement, { type = 'image/png', quality = 0.9 }: Output) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the browser could not make the picture'))),
      type,
      quality,
    );
  });

/** Draws the square to a new image. Redrawing removes metadata such as location and camera. Rejects a picture that the browser cannot read. */
export async function cropPicture(picture: Blob, area: CropArea, output: Output = {}): Promise<Blob> {
  const edge = Math.max(1, Math.min(output.edge ?? 512, area.edge));
  const drawn = await createImageBitmap(picture, area.x, area.y, area.edge, area.edge);
  const canvas = document.createElement('canvas');
  canvas.width = edge;
  canvas.height = edge;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser gives no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(drawn, 0, 0, edge, edge);
  drawn.close();
  return madeOf(canvas, output);
}
