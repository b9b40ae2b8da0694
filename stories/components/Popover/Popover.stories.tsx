import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '#design-system/components/Button/index.ts';
import { Inline, Stack } from '#design-system/components/Layout/index.ts';
import { Popover } from '#design-system/components/Popover/index.ts';
import { TextField } from '#design-system/form/fields/TextField.tsx';
import { Form, SubmitButton } from '#design-system/form/Form.tsx';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../support/framed.ts';
import { renameProduct } from '../../support/renameProduct.ts';

const meta = preview.meta({
  title: 'Components/Popover',
  component: Popover.Content,
  parameters: { docs: framed('16rem') },
  args: { label: 'Share the product' },
});

export const Basic = meta.story({
  tags: ['visual', 'everyMode'],
  render: (args) => (
    <Popover.Root defaultOpen>
      <Popover.Trigger>
        <Button variant="outline">Share</Button>
      </Popover.Trigger>
      <Popover.Content {...args}>
        <Stack gap={3}>
          <TextField label="Link" defaultValue="https://example.com/products/7" readOnly />
          <Popover.Close>
            <Button size="small">Done</Button>
          </Popover.Close>
        </Stack>
      </Popover.Content>
    </Popover.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    const shown = () => screen.findByRole('dialog', { name: 'Share the product' });
    const first = await shown();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    const panel = await shown();
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
  },
});

const sides = ['top', 'right', 'bottom', 'left'] as const;

/** `side` and `align` place the panel; where it has no room, it opens at the opposite side. */
export const Sides = meta.story({
  render: () => (
    <Inline style={{ padding: '6rem 3rem' }}>
      {sides.map((side) => (
        <Popover.Root key={side} defaultOpen={side === 'bottom'}>
          <Popover.Trigger>
            <Button variant="outline" tone="neutral">
              {`Facts at ${side}`}
            </Button>
          </Popover.Trigger>
          <Popover.Content label="Facts" side={side} align="start">
            Updated every hour.
          </Popover.Content>
        </Popover.Root>
      ))}
    </Inline>
  ),
});

/** The panel opens beside the anchor, not beside the button. */
export const Anchored = meta.story({
  render: () => (
    <Popover.Root defaultOpen>
      <Inline>
        <Popover.Trigger>
          <Button variant="outline" tone="neutral">
            About the name
          </Button>
        </Popover.Trigger>
        <Popover.Anchor>
          <strong>Hourly air quality</strong>
        </Popover.Anchor>
      </Inline>
      <Popover.Content label="About the name" align="start">
        Buyers see this name in every list.
      </Popover.Content>
    </Popover.Root>
  ),
});

/** A form of one field closes its panel when it is sent. */
export const WithForm = meta.story({
  args: { label: 'Rename the product' },
  render: function Rename(args) {
    const [open, setOpen] = useState(true);
    const [name, setName] = useState('Hourly air quality');
    return (
      <Popover.Root open={open} onOpenChange={setOpen}>
        <Popover.Trigger>
          <Button variant="outline">{`Rename ${name}`}</Button>
        </Popover.Trigger>
        <Popover.Content {...args}>
          <Form
            defaultValues={{ name }}
            onSubmit={(values) => {
              setName(values.name);
              setOpen(false);
            }}
          >
            <TextField name="name" label="Name" required />
            <SubmitButton>Rename</SubmitButton>
          </Form>
        </Popover.Content>
      </Popover.Root>
    );
  },
  play: renameProduct,
});
