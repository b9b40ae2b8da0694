import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { Badge } from '#design-system/components/Badge/index.ts';
import { Banner } from '#design-system/components/Banner/index.ts';
import { Breadcrumbs } from '#design-system/components/Breadcrumbs/index.ts';
import { Button } from '#design-system/components/Button/index.ts';
import { Callout } from '#design-system/components/Callout/index.ts';
import { ContextMenu } from '#design-system/components/ContextMenu/index.ts';
import { Dialog } from '#design-system/components/Dialog/index.ts';
import { KeyValueList } from '#design-system/components/KeyValueList/index.ts';
import { Stack } from '#design-system/components/Layout/index.ts';
import { Link } from '#design-system/components/Link/index.ts';
import { Menu } from '#design-system/components/Menu/index.ts';
import { Pagination } from '#design-system/components/Pagination/index.ts';
import { SegmentedControl } from '#design-system/components/SegmentedControl/index.ts';
import { Snackbar, snackbar } from '#design-system/components/Snackbar/index.ts';
import { Stat } from '#design-system/components/Stat/index.ts';
import { Stepper } from '#design-system/components/Stepper/index.ts';
import { Tabs } from '#design-system/components/Tabs/index.ts';
import { Tag } from '#design-system/components/Tag/index.ts';
import { Timeline } from '#design-system/components/Timeline/index.ts';
import { Tree } from '#design-system/components/Tree/index.ts';
import { Checkbox } from '#design-system/form/fields/Checkbox.tsx';
import { Combobox } from '#design-system/form/fields/Combobox.tsx';
import { MultiSelect } from '#design-system/form/fields/MultiSelect.tsx';
import { RadioGroup } from '#design-system/form/fields/RadioGroup.tsx';
import { RatingInput } from '#design-system/form/fields/RatingInput.tsx';
import { Select } from '#design-system/form/fields/Select.tsx';
import { TagInput } from '#design-system/form/fields/TagInput.tsx';
import { TreeSelect } from '#design-system/form/fields/TreeSelect.tsx';
import preview from '../../.storybook/preview.tsx';

// Very long texts and many options. tests/looks looks at them at 320 px. Hidden from the sidebar.
const meta = preview.meta({
  title: 'Support/Extremes',
  tags: ['!dev', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
});

const unbroken = 'Unbroken'.repeat(40);
const sentence = 'A name of many words that goes on '.repeat(8).trim();
const texts = [unbroken, sentence];
const none = () => {};

const thousand = Array.from({ length: 1000 }, (_, at) => `${at + 1} ${texts[at % 2]}`);
const options = thousand.map((label, at) => ({ value: String(at), label, hint: texts[at % 2] ?? '' }));
/** Enough for rows that browsers leave out until they are near. */
const many = thousand.slice(0, 120);
const items = many.map((text, at) => ({ id: String(at), text, hint: texts[at % 2] ?? '' }));

export const Texts = meta.story({
  render: () => (
    <Stack gap={4}>
      <Breadcrumbs current={sentence}>
        {[...texts, 'Data'].map((text) => (
          <Link key={text} href="#place">
            {text}
          </Link>
        ))}
      </Breadcrumbs>
      <Breadcrumbs current={unbroken} />
      <Pagination page={499_999} pageSize={1} total={1_000_000} onPageChange={none} />
      {texts.map((text) => (
        <Stack key={text} gap={4}>
          <Tabs.Root defaultValue="1">
            <Tabs.List aria-label={text}>
              <Tabs.Trigger value="1">{text}</Tabs.Trigger>
              <Tabs.Trigger value="2">{text}</Tabs.Trigger>
            </Tabs.List>
            <Tabs.Content value="1">Content</Tabs.Content>
          </Tabs.Root>
          <SegmentedControl
            label={text}
            segments={['1', '2'].map((value) => ({ value, label: text }))}
            value="1"
            onValueChange={none}
          />
          <Stepper steps={['1', '2', '3'].map((step) => `${step} ${text}`)} current={1} />
          <Timeline label={text} entries={[{ id: '1', title: text, time: text, children: text, tone: 'danger' }]} />
          <Banner title={text} action={<Button>Review</Button>} onDismiss={none}>
            {text}
          </Banner>
          <Callout title={text}>{text}</Callout>
          <Badge>{text}</Badge>
          <div>
            <Tag onRemove={none}>{text}</Tag>
            <Tag onEdit={none}>{text}</Tag>
          </div>
          <Stat label={text} value={text} note={text} change={{ text, direction: 'up', tone: 'good' }} />
          <KeyValueList items={[{ label: text, value: text }]} />
          <KeyValueList layout="column" items={[{ label: text, value: text }]} />
          <Tree
            label={text}
            items={[{ id: '1', text, details: text, children: [{ id: '2', text, details: text }] }]}
            selection="multiple"
          />
        </Stack>
      ))}
    </Stack>
  ),
});

export const Fields = meta.story({
  render: () => (
    <Stack gap={4}>
      {texts.map((text) => {
        const field = { label: text, hint: text, error: text };
        return (
          <Stack key={text} gap={4}>
            <Select {...field} options={options.slice(0, 9)} placeholder={text} />
            <Combobox {...field} options={options} value="7" />
            <MultiSelect {...field} options={options} values={['7', '8', '9']} />
            <TagInput {...field} values={texts} />
            <TreeSelect {...field} items={items} value="7" />
            <RatingInput {...field} max={10} />
            <Checkbox {...field} />
            <RadioGroup {...field} options={[{ value: '1', label: text, hint: text }]} />
          </Stack>
        );
      })}
    </Stack>
  ),
});

export const ManyRows = meta.story({
  render: () => (
    <Stack gap={4}>
      <Tree label="Tree" items={items} selection="multiple" />
      <Timeline label="Timeline" entries={items.map(({ id, text }) => ({ id, title: text, time: '10:30' }))} />
    </Stack>
  ),
});

export const OpenCombobox = meta.story({
  render: () => <Combobox label="Combobox" options={options} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    // A list never draws more; it asks for letters.
    await expect(await screen.findAllByRole('option')).toHaveLength(100);
  },
});

export const OpenTreeSelect = meta.story({
  render: () => <TreeSelect label="TreeSelect" items={items} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByRole('tree');
  },
});

export const OpenMenu = meta.story({
  render: () => (
    <Menu.Root>
      <Menu.Trigger>
        <Button>Menu</Button>
      </Menu.Trigger>
      <Menu.Content>
        <Menu.Label>{unbroken}</Menu.Label>
        <Menu.Sub>
          <Menu.SubTrigger>{sentence}</Menu.SubTrigger>
          <Menu.SubContent>
            {texts.map((text) => (
              <Menu.Item key={text}>{text}</Menu.Item>
            ))}
          </Menu.SubContent>
        </Menu.Sub>
        {many.map((text) => (
          <Menu.CheckboxItem key={text} checked>
            {text}
          </Menu.CheckboxItem>
        ))}
      </Menu.Content>
    </Menu.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Menu' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: sentence })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: unbroken })).toHaveFocus());
  },
});

export const OpenContextMenu = meta.story({
  render: () => (
    <ContextMenu.Root>
      <ContextMenu.Trigger>
        <Button>Row</Button>
      </ContextMenu.Trigger>
      <ContextMenu.Content label="Row">
        {texts.map((text) => (
          <ContextMenu.Item key={text}>{text}</ContextMenu.Item>
        ))}
      </ContextMenu.Content>
    </ContextMenu.Root>
  ),
  play: async ({ canvas }) => {
    await fireEvent.contextMenu(canvas.getByRole('button', { name: 'Row' }), { clientX: 60, clientY: 60 });
    await screen.findByRole('menu');
  },
});

export const OpenDialog = meta.story({
  render: () => (
    <Dialog.Root defaultOpen>
      <Dialog.Content title={unbroken + sentence} description={sentence + unbroken}>
        <Badge>{unbroken}</Badge>
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: async () => {
    await screen.findByRole('dialog');
  },
});

export const Message = meta.story({
  render: () => <Snackbar />,
  play: async () => {
    snackbar.clear();
    snackbar.show({ type: 'warning', text: unbroken, detail: sentence, action: { label: 'Review', onSelect: none } });
    await screen.findByText(unbroken);
  },
});
