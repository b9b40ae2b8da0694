import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  gap: var(--layout-gap);
  min-inline-size: 0;

  &:where([data-component='Stack']) {
    flex-direction: column;
  }
  &:where([data-component='Inline']) {
    align-items: center;
  }
  &:where([data-wrap]) {
    flex-wrap: wrap;
  }
  &:where([data-component='Grid']) {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--layout-column)), 1fr));
  }
  &:where([data-fill]) {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--layout-column)), 1fr));
  }
  &:where([data-columns='tiny']) {
    --layout-column: 9rem;
  }
  &:where([data-columns='small']) {
    --layout-column: 12rem;
  }
  &:where([data-columns='medium']) {
    --layout-column: 18rem;
  }
  &:where([data-columns='large']) {
    --layout-column: 26rem;
  }
  /* Buttons keep their own width; wide and align say otherwise. */
  &:where([data-component='Stack']:not([data-align])) > :where([data-component='Button']:not([data-wide])) {
    align-self: flex-start;
  }
  &:where([data-align='start']) {
    align-items: flex-start;
  }
  &:where([data-align='center']) {
    align-items: center;
  }
  &:where([data-align='end']) {
    align-items: flex-end;
  }
  &:where([data-align='stretch']) {
    align-items: stretch;
  }
  &:where([data-align='baseline']) {
    align-items: baseline;
  }
  &:where([data-justify='center']) {
    justify-content: center;
  }
  &:where([data-justify='end']) {
    justify-content: flex-end;
  }
  &:where([data-justify='between']) {
    justify-content: space-between;
  }
`;
