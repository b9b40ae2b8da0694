import { styled } from 'styled-components';

/** Rows of one grid, so that figures of all columns line up; blocks where there is no room. */
export const List = styled.div`
  container-type: inline-size;
  position: relative;
  overflow-x: auto;
  border: var(--ds-line-thin) solid var(--ds-edge-subtle);
  border-radius: var(--ds-radius-large);
  background: var(--ds-surface-raised);
  font-size: var(--ds-type-size-small);
  font-variant-numeric: tabular-nums;

  & > ul {
    display: grid;
    grid-template-columns: minmax(9rem, var(--name, 3fr)) var(--spread, minmax(8rem, 3fr)) repeat(
        var(--figures),
        minmax(max-content, 1fr)
      );
    column-gap: var(--ds-space-4);
    padding: 0;
    list-style: none;
  }
  & > ul > li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
    padding: var(--ds-space-2) var(--ds-space-4);
  }
  & > ul > li + li {
    border-block-start: var(--ds-line-thin) solid var(--ds-edge-subtle);
  }
  & [data-part='headers'] {
    color: var(--ds-text-muted);
  }
  & [data-part='headers'] > span:nth-child(n + 3) {
    text-align: end;
  }
  & [data-part='name'] {
    display: grid;
    min-inline-size: 0;
  }
  & dl {
    display: contents;
  }
  & dl > div {
    display: block;
    grid-row: 1;
    text-align: end;
    white-space: nowrap;
  }
  & dt {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    color: var(--ds-text-muted);
  }

  @container (max-width: 42rem) {
    & > ul {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
    & [data-part='headers'] {
      display: none;
    }
    & > ul > [data-part='headers'] + li {
      border-block-start: 0;
    }
    & dl {
      display: flex;
      flex-wrap: wrap;
      grid-column: 1 / -1;
      gap: 0 var(--ds-space-3);
      padding-block-start: var(--ds-space-1);
    }
    & dl > div {
      display: flex;
      gap: var(--ds-space-1);
    }
    & dt {
      position: static;
      inline-size: auto;
      block-size: auto;
      overflow: visible;
      clip-path: none;
    }
  }
`;

export const Histogram = styled.div`
  display: flex;
  gap: var(--ds-line-thin);
  align-items: flex-end;
  block-size: var(--ds-space-8);
  border-block-end: var(--ds-line-thin) solid var(--ds-edge-subtle);

  & > span {
    flex: 1;
    block-size: max(var(--part), var(--ds-line-thin));
    border-start-start-radius: var(--ds-line-thin);
    border-start-end-radius: var(--ds-line-thin);
    background: var(--ds-chart-one);
  }
  @media (forced-colors: active) {
    & > span {
      background: CanvasText;
    }
  }
`;

export const TopValues = styled.div`
  display: grid;
  gap: var(--ds-space-1);
  min-inline-size: 0;

  & > [data-part='shares'] {
    display: flex;
    gap: var(--ds-line-thin);
    block-size: var(--ds-space-2);
    border-radius: var(--ds-radius-small);
    background: var(--ds-neutral-tint);
    overflow: clip;
  }
  & > [data-part='shares'] > span {
    flex: 0 1 var(--part);
    background: var(--ds-chart-one);
  }
  & > [data-part='shares'] > span:nth-child(2) {
    opacity: 0.7;
  }
  & > [data-part='shares'] > span:nth-child(n + 3) {
    opacity: 0.45;
  }
  & > ul {
    padding: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    list-style: none;
  }
  & > ul > li {
    display: inline;
  }
  & > ul > li + li::before {
    content: ' · ';
    color: var(--ds-text-muted);
  }
  @media (forced-colors: active) {
    & > [data-part='shares'] > span {
      background: CanvasText;
    }
  }
`;
