import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Icon } from '#design-system/icons/index.ts';
import { icons } from '#design-system/icons/icons.ts';
import { verifyComponent } from '../../support/components/verifyComponent.tsx';

verifyComponent({
  name: 'Icon',
  draw: (extra) => <Icon {...extra} name="wallet" label="Wallet" />,
});

it('is decoration without a label and an image with one', () => {
  const { container, rerender } = render(<Icon name="wallet" />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  rerender(<Icon name="wallet" label="Wallet" />);
  expect(screen.getByRole('img', { name: 'Wallet' })).toBeInTheDocument();
});

it('draws given lines under the given name', () => {
  const { container } = render(
    <Icon label="Port">
      <path d="M12 6v16" />
    </Icon>,
  );
  const picture = screen.getByRole('img', { name: 'Port' });
  expect(picture).toHaveAttribute('data-component', 'Icon');
  expect(container.querySelector('path')).toHaveAttribute('d', 'M12 6v16');
});

it('draws every name of the table', () => {
  const names = Object.keys(icons) as (keyof typeof icons)[];
  const { container } = render(names.map((name) => <Icon key={name} name={name} />));
  expect(container.querySelectorAll('svg')).toHaveLength(names.length);
});

it('keeps the space of an icon until its code has loaded', async () => {
  vi.resetModules();
  // Imports only the first chunk of an app: neither the index nor the whole table.
  const { Icon: Early } = await import('#design-system/icons/Icon.tsx');
  const { container } = render(<Early name="wallet" />);
  expect(container.querySelector('svg')).toBeEmptyDOMElement();
  await waitFor(() => expect(container.querySelector('svg')).not.toBeEmptyDOMElement());
});
