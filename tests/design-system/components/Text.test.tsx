import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Text, textVariants } from '#design-system/components/Text/index.ts';

it('renders as the given element', () => {
  render(<Text as="p">Rain</Text>);
  expect(screen.getByRole('paragraph')).toHaveTextContent('Rain');
});

it('has the same class for every tone and size', () => {
  render(
    textVariants.tones.flatMap((tone) =>
      textVariants.sizes.map((size) => (
        <Text key={tone + size} tone={tone} size={size} data-testid="text">
          Rain
        </Text>
      )),
    ),
  );
  expect(new Set(screen.getAllByTestId('text').map((text) => text.className)).size).toBe(1);
});
