import { styled } from 'styled-components';

export const Root = styled.section`
  display: grid;
  gap: var(--ds-space-5);
  min-inline-size: 0;

  & [data-party='buyer'] {
    --party: var(--ds-chart-one);
  }
  & [data-party='seller'] {
    --party: var(--ds-chart-two);
  }
  & [data-part='turn'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ds-space-2) var(--ds-space-3);
    align-items: center;
    font-size: var(--ds-type-size-large);
    font-weight: var(--ds-type-weight-semibold);
    overflow-wrap: anywhere;
  }
  & [data-part='ladder'] {
    display: grid;
    gap: var(--ds-space-2);
    padding: var(--ds-space-3) var(--ds-space-4);
    border-radius: var(--ds-radius-large);
    background: var(--ds-surface-sunken);
    font-size: var(--ds-type-size-small);
    font-variant-numeric: tabular-nums;
  }
  & [data-part='ladder'] > svg {
    inline-size: 100%;
    block-size: var(--ds-space-16);
  }
  & [data-part='ladder'] path {
    fill: none;
    stroke: var(--party);
    stroke-width: var(--ds-line-thick);
    vector-effect: non-scaling-stroke;
  }
  /* The buyer's line is dashed, to distinguish it without colour. */
  & [data-part='ladder'] > svg [data-party='buyer'],
  & figcaption [data-party='buyer'] path {
    stroke-dasharray: 6 4;
  }
  & figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ds-space-1) var(--ds-space-4);
  }
  & figcaption > span {
    display: flex;
    gap: var(--ds-space-2);
    align-items: center;
    color: var(--ds-text-muted);
  }
  & figcaption > strong {
    margin-inline-start: auto;
  }
  & [data-met] > figcaption > strong {
    padding-inline: var(--ds-space-2);
    border-radius: var(--ds-radius-medium);
    background: var(--ds-success-tint);
    color: var(--ds-success-text);
    animation: deal-met calc(2 * var(--ds-motion-medium)) var(--ds-motion-out);
  }
  & [data-met] > svg > path {
    animation: deal-draw calc(2 * var(--ds-motion-medium)) var(--ds-motion-out);
  }
  @keyframes deal-met {
    from {
      opacity: 0;
      transform: scale(1.25);
    }
  }
  @keyframes deal-draw {
    from {
      clip-path: inset(0 100% 0 0);
    }
    to {
      clip-path: inset(0 0 0 0);
    }
  }
  & > ol {
    display: grid;
    padding: 0;
    list-style: none;
  }
  & > ol > li {
    position: relative;
    display: grid;
    gap: var(--ds-space-1);
    padding: 0 0 var(--ds-space-5) var(--ds-space-6);
    padding-inline: var(--ds-space-6) 0;
    overflow-wrap: anywhere;
  }
  & > ol > li::before {
    content: '';
    position: absolute;
    inset-block-start: 0.35em;
    inset-inline-start: 0;
    inline-size: var(--ds-space-3);
    block-size: var(--ds-space-3);
    border: var(--ds-line-thick) solid var(--party);
    border-radius: var(--ds-radius-full);
    background: var(--ds-surface-raised);
  }
  & > ol > li:last-child::before {
    background: var(--party);
    forced-color-adjust: none;
  }
  & > ol > li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: calc(0.35em + var(--ds-space-4)) 0;
    inset-inline-start: calc(var(--ds-space-3) / 2 - var(--ds-line-thin));
    border-inline-start: var(--ds-line-thick) solid var(--ds-edge-subtle);
  }
  & [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--ds-space-2);
    justify-content: space-between;
  }
  & [data-part='head'] > time,
  & [data-part='change'] {
    font-size: var(--ds-type-size-small);
    color: var(--ds-text-muted);
  }
  & [data-part='amount'] {
    font-variant-numeric: tabular-nums;
  }
  & blockquote {
    margin: 0;
    padding-inline-start: var(--ds-space-3);
    border-inline-start: var(--ds-line-thick) solid var(--ds-edge-strong);
    color: var(--ds-text-muted);
    white-space: pre-line;
  }
  & [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ds-space-2);
    padding-block-start: var(--ds-space-2);
  }
`;
