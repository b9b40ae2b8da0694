import { expect, screen, userEvent, within } from 'storybook/test';

/** Sends the form of an open panel, whose opener then shows the new name. */
export async function renameProduct({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const field = await screen.findByRole('textbox', { name: 'Name' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Rain in Basel{Enter}');
  await expect(await within(canvasElement).findByRole('button', { name: 'Rename Rain in Basel' })).toBeVisible();
}
