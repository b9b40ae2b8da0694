import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CodeBlock } from '#design-system/components/CodeBlock/index.ts';
import { verifyComponent } from '../../support/components/verifyComponent.tsx';

verifyComponent({ name: 'CodeBlock', draw: (extra) => <CodeBlock {...extra} label="curl command" code="curl x" /> });

it('copies the text exactly as given and says so', async () => {
  const user = userEvent.setup();
  const code = "curl 'https://example.org/?key=a&b'  \\\n\t-o x.csv\n";
  render(<CodeBlock label="curl command" code={code} />);
  await user.click(screen.getByRole('button', { name: 'Copy curl command' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(code);
});

it('says when copying is refused', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  render(<CodeBlock label="key" code="abc" />);
  await user.click(screen.getByRole('button', { name: 'Copy key' }));
  expect(await screen.findByRole('button', { name: /Could not copy/ })).toBeVisible();
});
