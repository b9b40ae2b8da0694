import { render, screen } from '@testing-library/react';
import { styled, version } from 'styled-components';
import { expect, it } from 'vitest';
import { styleClassHook } from '#design-system/internal/styles/useStyleClass.ts';

interface Look {
  variant: string;
  tone: string;
  size: string;
}

const Styled = styled.button<Look>`
  color: ${({ tone }) => tone};
`;
const useClasses = styleClassHook<Look>(Styled);
const look = { variant: 'solid', tone: 'teal', size: 'medium' };

it('finds the undocumented method of styled-components', () => {
  const styles: object | undefined = Styled.componentStyle;
  expect(
    styles,
    `styled-components ${version} dropped what Button takes its classes from: see decision 002, and keep the peer range below it`,
  ).toHaveProperty('generateAndInjectStyles', expect.any(Function));
});

it('gives a plain element the class and the rule of a styled one', () => {
  const Plain = () => <button className={useClasses(look, 0)}>Plain</button>;
  render(<Plain />);
  const plain = screen.getByText('Plain');
  expect(getComputedStyle(plain).color).toBe('rgb(0, 128, 128)');
  render(<Styled {...look}>Styled</Styled>);
  expect(screen.getByText('Styled')).toHaveClass(plain.className);
});
