import { styled } from 'styled-components';

/** Buttons or links of two lines: what to choose, and a note. */
export const ChoiceList = styled.ul`
  display: grid;
  gap: var(--ds-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));

  & :is(button, a) {
    inline-size: 100%;
    block-size: 100%;
    min-block-size: var(--ds-density-control-large);
    padding: var(--ds-space-2) var(--ds-space-3);
    display: flex;
    gap: var(--ds-space-2);
    align-items: center;
    justify-content: space-between;
    line-height: 1.3;
    text-align: start;
    white-space: normal;
  }
  & :is(button, a) > svg {
    flex: none;
  }
  & :is(button, a) > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & :is(button, a) small {
    display: block;
    color: var(--ds-text-muted);
    font-weight: var(--ds-type-weight-regular);
  }
`;
