import { styled } from 'styled-components';
import { Frame } from '../Frame.tsx';

export const MapFrame = styled(Frame)`
  & [data-part='coasts'] {
    overflow: hidden;
  }
  & [data-part='sea'] {
    fill: var(--ds-surface-sunken);
  }
  & [data-part='land'] {
    fill: var(--ds-surface-pressed);
    stroke: var(--ds-edge-strong);
    stroke-width: var(--ds-line-thin);
    vector-effect: non-scaling-stroke;
  }
  & [data-part='border'] {
    fill: none;
    stroke: var(--ds-edge-strong);
    stroke-width: var(--ds-line-thin);
    stroke-dasharray: 3 3;
    vector-effect: non-scaling-stroke;
  }
  & [data-part='degrees'] line {
    stroke: var(--ds-chart-grid);
  }
  & [data-part='degrees'] text {
    font-size: var(--ds-type-size-tiny);
  }
  & [data-part='crowd'] {
    fill: none;
    stroke: color-mix(in oklab, var(--chart-color) 65%, transparent);
    stroke-linecap: round;
    stroke-width: 5;
  }
  & [data-part='place'] {
    fill: color-mix(in oklab, var(--chart-color) 55%, transparent);
    stroke: var(--chart-color);
    stroke-width: var(--ds-line-thick);
  }
  & [data-part='place'][data-active] {
    fill: var(--chart-color);
    stroke: var(--ds-text-strong);
  }
  @media (forced-colors: active) {
    & [data-part='land'] {
      fill: Canvas;
      stroke: GrayText;
    }
    & [data-part='border'] {
      stroke: GrayText;
    }
    & [data-part='crowd'] {
      stroke: CanvasText;
    }
    & [data-part='place'] {
      fill: CanvasText;
      stroke: Canvas;
    }
    & [data-part='place'][data-active] {
      fill: Highlight;
    }
  }
`;
