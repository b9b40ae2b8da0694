import { styled } from 'styled-components';

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Mark, text, next step, time. With a mouse, the tools take the place of the time in the row in use; by touch, both are in sight. */
export const Item = styled.li`
  position: relative;
  display: grid;
  grid-template: 'dot icon text step time' minmax(2.75rem, auto) / 0.5rem auto minmax(0, 1fr) auto auto;
  align-items: center;
  column-gap: var(--ds-space-3);
  padding-inline: var(--ds-space-3);

  & + & {
    border-block-start: var(--ds-line-thin) solid var(--ds-edge-subtle);
  }
  &:hover,
  &:focus-within {
    background: var(--ds-surface-hover);
  }
  & > [data-part='dot'] {
    grid-area: dot;
    block-size: 0.5rem;
    border-radius: var(--ds-radius-full);
  }
  &:where([data-unread]) > [data-part='dot'] {
    background: var(--ds-accent-fill);
    forced-color-adjust: none;
  }
  & > [data-part='text'] {
    grid-area: text;
    padding-block: var(--ds-space-1);
    overflow-wrap: anywhere;
  }
  & > [data-part='step']:empty {
    display: none;
  }
  & > [data-part='time'] {
    white-space: nowrap;
  }
  & > [data-part='text'] a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & > [data-part='step'] {
    position: relative;
    grid-area: step;
  }
  & > [data-part='time'],
  & > [data-part='tools'] {
    grid-area: time;
    justify-self: end;
  }
  & > [data-part='tools'] {
    position: relative;
    display: flex;
    gap: var(--ds-space-1);
  }

  @media (min-width: 64rem) {
    & > [data-part='text'],
    & > [data-part='text'] :is(a, a > span) {
      display: flex;
      min-inline-size: 0;
      white-space: pre;
    }
    & :is([data-part='product'], [data-part='notice']) {
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
  @media (min-width: 64rem) and (hover: hover) {
    & > [data-part='tools'] {
      position: absolute;
      inset-inline-end: var(--ds-space-3);
      background: inherit;
    }
    &:not(:hover, :focus-within, :has([data-state='open'])) > [data-part='tools'] {
      opacity: 0;
    }
    &:is(:hover, :focus-within, :has([data-state='open'])) > [data-part='time'] {
      visibility: hidden;
    }
  }
  @media (min-width: 64rem) and (hover: none) {
    grid-template: 'dot icon text step time tools' minmax(2.75rem, auto) / 0.5rem auto minmax(0, 1fr) auto auto auto;

    & > [data-part='tools'] {
      grid-area: tools;
    }
  }
  @media (max-width: 63.99rem) {
    grid-template:
      'dot icon text text tools' auto
      '. . time step step' auto / 0.5rem auto auto minmax(0, 1fr) auto;
    row-gap: var(--ds-space-1);
    padding-block: var(--ds-space-3);

    align-items: start;
    column-gap: var(--ds-space-2);

    & > :is([data-part='dot'], svg) {
      margin-block-start: 0.375rem;
    }
    & > [data-part='dot'] {
      margin-block-start: 0.5rem;
    }
    & > [data-part='text'] {
      padding-block: 0;
    }
    & > [data-part='time'] {
      justify-self: start;
      align-self: center;
    }
    & > [data-part='step'] {
      justify-self: end;
    }
    & > [data-part='tools'] {
      grid-area: tools;
    }
  }
`;
