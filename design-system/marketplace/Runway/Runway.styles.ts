import { styled } from 'styled-components';
import { visuallyHidden } from '../../internal/styles/control.styles.ts';

export const Root = styled.section`
  container: runway / inline-size;
  display: grid;
  gap: var(--ds-space-3);
  min-inline-size: 0;
  font-variant-numeric: tabular-nums;

  & [data-part='row'] {
    display: grid;
    grid-template-columns: minmax(0, max(14rem, 28%)) minmax(0, 1fr) 8.5rem;
    gap: var(--ds-space-1) var(--ds-space-4);
    align-items: center;
  }
  & [data-hidden] {
    ${visuallyHidden}
  }
  & > ul {
    display: grid;
    gap: var(--ds-space-2);
    padding: 0;
    list-style: none;
  }
  & [data-part='name'] {
    min-inline-size: 0;
  }
  /* Clamps the element that owns the text, as in ListingCard, so that a link's focus ring is not clipped. */
  & [data-part='name']:not(:has(> *)),
  & [data-part='name'] > * {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & [data-part='left'] {
    text-align: end;
  }
  & [data-part='lane'],
  & [data-part='scale'] {
    position: relative;
    min-inline-size: 0;
  }
  & [data-part='lane'] {
    block-size: var(--ds-space-6);
    overflow: hidden;
    border-radius: var(--ds-radius-medium);
    background: var(--ds-surface-sunken);
  }
  & [data-part='scale'] {
    container: runway-scale / inline-size;
    block-size: 1lh;
    color: var(--ds-text-muted);
    font-size: var(--ds-type-size-small);
  }
  & [data-part='scale'] > span {
    position: absolute;
    inset-inline-start: calc(var(--position) * 100%);
    padding-inline-start: var(--ds-space-1);
    white-space: nowrap;
  }
  & [data-part='day'] {
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(var(--position) * 100%);
    border-inline-start: var(--ds-line-thin) solid var(--ds-edge-subtle);
  }
  & [data-part='now'] {
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(var(--position) * 100%);
    border-inline-start: var(--ds-line-thick) solid var(--ds-text-strong);
  }
  & [data-part='bar'] {
    position: absolute;
    inset-block: var(--ds-space-1);
    inset-inline: calc(var(--from) * 100%) calc((1 - var(--until)) * 100%);
    min-inline-size: var(--ds-space-1);
    border-radius: var(--ds-radius-small);
    background: var(--ds-accent-fill);
    forced-color-adjust: none;
  }
  & [data-part='bar'][data-tone='warning'] {
    background: var(--ds-warning-mark);
  }
  & [data-part='bar'][data-tone='danger'] {
    background: var(--ds-danger-mark);
  }
  & [data-part='bar'][data-beyond] {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
    mask-image: linear-gradient(to left, transparent, currentcolor var(--ds-space-6));
  }
  &:dir(rtl) [data-part='bar'][data-beyond] {
    mask-image: linear-gradient(to right, transparent, currentcolor var(--ds-space-6));
  }

  /* Names next to the bars would leave too little room for the days. */
  @container runway (max-inline-size: 44rem) {
    & [data-part='row'] {
      grid-template-columns: minmax(0, 1fr) max-content;
    }
    & [data-part='row'] > [data-part='lane'],
    & [data-part='row'] > [data-part='scale'] {
      grid-column: 1 / -1;
      grid-row: 2;
    }
    & [data-part='lane'] {
      block-size: var(--ds-space-4);
    }
  }
  /* At most eight days are labelled: every second one and the last, or the first and the middle one when labels are
     wider than a day. */
  @container runway-scale (max-inline-size: 30rem) {
    & [data-part='scale'] > span:is(:nth-child(even), :nth-child(7):not([data-end])) {
      display: none;
    }
    & [data-part='scale'] > span[data-end] {
      inset-inline: auto 0;
    }
  }
  @container runway-scale (max-inline-size: 17rem) {
    & [data-part='scale'] > span:is(:nth-child(3), [data-end]) {
      display: none;
    }
  }
`;
