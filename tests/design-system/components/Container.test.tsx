import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Container } from '#design-system/components/Container/index.ts';

it('has the width of a page, or the chosen one', () => {
  render(
    <>
      <Container>page</Container>
      <Container size="text">text</Container>
    </>,
  );
  expect(screen.getByText('page')).toHaveAttribute('data-size', 'page');
  expect(screen.getByText('text')).toHaveAttribute('data-size', 'text');
});
