import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CopyButton } from '#design-system/components/CopyButton/index.ts';
import { verifyComponent } from '../../support/components/verifyComponent.tsx';

verifyComponent({ name: 'IconButton', draw: (extra) => <CopyButton {...extra} value="abc" label="key" /> });

it('copies the value of the moment of the click', async () => {
  const user = userEvent.setup();
  const onCopied = vi.fn<() => void>();
  let secret = 'old';
  render(<CopyButton label="key" value={() => secret} withText onCopied={onCopied} />);
  secret = 'new';
  await user.click(screen.getByRole('button', { name: 'Copy key' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('new');
  expect(onCopied).toHaveBeenCalledOnce();
});

it('says that the text must be selected when copying is refused', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  render(<CopyButton label="key" value="abc" />);
  await user.click(screen.getByRole('button', { name: 'Copy key' }));
  expect(await screen.findByRole('button', { name: /select the text/ })).toBeVisible();
});
