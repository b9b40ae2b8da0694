import { styled } from 'styled-components';

export const List = styled.ol`
  display: grid;
  grid-template-columns: fit-content(45%) minmax(0, 1fr) auto;
  gap: 0 var(--ds-space-3);
  padding: 0;
  margin: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
    min-block-size: var(--ds-space-6);
    padding-inline: var(--ds-space-1);
    border-radius: var(--ds-radius-small);
  }
  & > li[data-active] {
    background: var(--ds-surface-hover);
  }
  & [data-part='category'] {
    overflow: hidden;
    color: var(--ds-text-strong);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & [data-part='track'] {
    position: relative;
    block-size: var(--ds-space-3);
  }
  & [data-part='piece'] {
    position: absolute;
    inset-block: 0;
    min-inline-size: var(--ds-line-thin);
    border-radius: var(--ds-radius-small);
    background: var(--block, var(--chart-color));
  }
  & [data-part='amount'] {
    text-align: end;
  }
  @media (forced-colors: active) {
    & [data-part='piece'] {
      forced-color-adjust: none;
      background: var(--block, CanvasText);
    }
  }
`;
