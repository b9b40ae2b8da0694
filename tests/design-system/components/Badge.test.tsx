import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Badge, badgeVariants } from '#design-system/components/Badge/index.ts';

it('has the same class for every tone', () => {
  render(
    badgeVariants.tones.map((tone) => (
      <Badge key={tone} tone={tone}>
        {tone}
      </Badge>
    )),
  );
  const classes = badgeVariants.tones.map((tone) => screen.getByText(tone).className);
  expect(new Set(classes).size).toBe(1);
});
