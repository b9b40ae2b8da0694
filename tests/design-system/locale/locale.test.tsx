import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AlertDialog } from '#design-system/components/AlertDialog/index.ts';
import { Countdown } from '#design-system/components/Countdown/index.ts';
import { Dialog } from '#design-system/components/Dialog/index.ts';
import { Drawer } from '#design-system/components/Drawer/index.ts';
import { Menu } from '#design-system/components/Menu/index.ts';
import { Pagination } from '#design-system/components/Pagination/index.ts';
import { Tabs } from '#design-system/components/Tabs/index.ts';
import { Tag } from '#design-system/components/Tag/index.ts';
import { TextField } from '#design-system/form/fields/TextField.tsx';
import { MultiSelect } from '#design-system/form/fields/MultiSelect.tsx';
import { Form, SubmitButton } from '#design-system/form/Form.tsx';
import { chooseFormats } from '#design-system/internal/format/formats.ts';
import { JsonView } from '#design-system/components/JsonView/index.ts';
import { LocaleProvider } from '#design-system/locale/LocaleProvider.tsx';
import { DataTable } from '#design-system/patterns/DataTable/index.ts';
import { allStories } from '../onServer/allStories.ts';
import { englishPatterns, pseudoTexts, type WholeEnglish } from './pseudoLocale.ts';
import { slowness } from '#tests/support/slowness.ts';

vi.mock('../../../.storybook/preview.tsx', () => import('../onServer/storyParts.tsx'));
vi.mock('../../../.storybook/look.ts', () => import('../onServer/storyParts.tsx'));

afterEach(() => {
  vi.unstubAllGlobals();
  chooseFormats({});
});

const spoken = ['aria-label', 'aria-valuetext', 'aria-description', 'placeholder', 'title', 'alt'];

/** Every visible or announced text: text nodes by element, and attributes. */
function textsIn(root: Element): string[] {
  return Array.from(root.querySelectorAll('*')).flatMap((element) => [
    ...Array.from(element.childNodes, (node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '')),
    ...spoken.map((name) => element.getAttribute(name) ?? ''),
  ]);
}

const storySources = import.meta.glob<string>(
  ['../../../stories/{components,form,patterns,charts}/**/*.stories.tsx', '../../../stories/support/*.ts*'],
  { query: '?raw', import: 'default', eager: true },
);
/** Plays name built-in texts to find them. */
const written = Object.values(storySources)
  .map((code) => code.replaceAll(/^ {2}play: [^\n]*\{\n.*?^ {2}\},?$/gmsu, ''))
  .join('\n');
/** A story's own text may read like a built-in one; some end in a value of the story. */
const isOfStory = (text: string) =>
  written.includes(text) || written.includes(`\`${text.replace(/\S+$/u, () => '${')}`);

const judged = new Map<string, boolean>();
/** Stories repeat most texts. */
function isBuiltIn(text: string): boolean {
  const known = judged.get(text);
  if (known !== undefined) return known;
  const found = englishPatterns.some((pattern) => pattern.test(text)) && !isOfStory(text);
  judged.set(text, found);
  return found;
}

const sources = import.meta.glob<string>(
  ['../../../design-system/{charts,components,form,icons,internal,marketplace,patterns}/**/*.tsx'],
  { query: '?raw', import: 'default', eager: true },
);
const attributeText =
  /\b(?:aria-label|aria-valuetext|aria-description|label|title|placeholder|alt|altText)=(?:"[^"]*\p{L}{2}[^"]*"|\{`[^`$]*\p{L}{2}[^`]*`\})/gu;
const childText = /(?<!=)>\s*\p{Lu}\p{Ll}+(?: [\p{L} ]+)?\s*(?:<|\{)/gu;

describe('texts of the design system', () => {
  test('are all replaced by a locale, in every story', { timeout: 180_000 * slowness() }, async () => {
    vi.stubGlobal('IntersectionObserver', class extends ResizeObserver {});
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const left = new Set<string>();
    const seen = new Set<string>();
    for (const [name, Part] of Object.entries(await allStories())) {
      const page = render(
        <LocaleProvider<WholeEnglish> texts={pseudoTexts}>
          <Part />
        </LocaleProvider>,
      );
      // Lazy parts arrive in later tasks.
      await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
      for (const text of textsIn(document.body).map((one) => one.trim())) {
        if (text.includes('⟦')) seen.add(text);
        else if (isBuiltIn(text)) left.add(`${name}: ${text}`);
      }
      page.unmount();
    }
    expect(Array.from(left)).toEqual([]);
    expect(seen.size).toBeGreaterThan(150);
  });

  test.each(['Remove Outer', 'Page 3', 'Select Outer'])('are found in English with their places filled: %s', (text) => {
    expect(isBuiltIn(text)).toBe(true);
  });

  test('are in its tables, never in a part', () => {
    const fixed = Object.entries(sources).flatMap(([file, code]) => {
      const found = [...code.matchAll(attributeText), ...code.matchAll(childText)].map(([text]) => text.trim());
      return found.map((text) => `${file.replace(/^.*design-system/u, '')}: ${text}`);
    });
    expect(fixed).toEqual([]);
  });

  test('of a form follow the locale on the keystroke and on submit', async () => {
    render(
      <LocaleProvider texts={{ messages: { required: 'Bitte {label} eingeben', email: '{label} ist ungültig' } }}>
        <Form onSubmit={() => {}}>
          <TextField name="mail" label="E-Mail" type="email" required />
          <MultiSelect name="tags" label="Tags" options={[]} />
          <SubmitButton>Senden</SubmitButton>
        </Form>
      </LocaleProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Senden' }));
    expect(await screen.findByText('Bitte E-Mail eingeben')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /E-Mail/u }), 'x');
    expect(screen.getByText('E-Mail ist ungültig')).toBeVisible();
  });

  test('that a translation leaves out stay English', () => {
    render(
      <LocaleProvider texts={{ pagination: { next: 'Weiter' } }}>
        <Pagination page={0} pageSize={10} total={30} onPageChange={() => {}} />
      </LocaleProvider>,
    );
    expect(screen.getByRole('button', { name: 'Weiter' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous page' })).toBeVisible();
  });

  test('of an inner locale replace those of an outer one', () => {
    render(
      <LocaleProvider texts={{ tag: { remove: '{name} entfernen' } }}>
        <Tag onRemove={() => {}}>Outer</Tag>
        <LocaleProvider texts={{ tag: { remove: 'Retirer {name}' } }}>
          <Tag onRemove={() => {}}>Inner</Tag>
        </LocaleProvider>
      </LocaleProvider>,
    );
    expect(screen.getByRole('button', { name: 'Outer entfernen' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retirer Inner' })).toBeVisible();
  });
});

describe('a locale', () => {
  test('chooses plural forms and number marks', () => {
    const value = { one: [1], many: Array.from({ length: 3 }, () => 0), more: Array.from({ length: 5 }, () => 0) };
    render(
      <LocaleProvider
        locale="pl"
        texts={{ json: { items: { one: '1 element', few: '{count} elementy', many: '{count} elementów' } } }}
      >
        <JsonView value={value} />
      </LocaleProvider>,
    );
    for (const text of ['1 element', '3 elementy', '5 elementów']) expect(screen.getByText(text)).toBeVisible();
  });

  test('changes the units of a countdown', () => {
    render(
      <LocaleProvider texts={{ countdown: { left: 'noch {time}', day: '{count} T', hour: '{count} Std' } }}>
        <Countdown until={Date.now() + 2 * 86_400_000 + 3 * 3_600_000} />
      </LocaleProvider>,
    );
    expect(screen.getByText('noch 2 T 3 Std')).toBeVisible();
  });

  test.each([
    ['ar', 'rtl'],
    ['he-IL', 'rtl'],
    ['ur', 'rtl'],
    ['uz-Arab', 'rtl'],
    ['de', 'ltr'],
    ['az', 'ltr'],
  ])('%s reads %s', (locale, dir) => {
    render(
      <LocaleProvider locale={locale}>
        <Tabs.Root defaultValue="one">
          <Tabs.List>
            <Tabs.Trigger value="one">One</Tabs.Trigger>
          </Tabs.List>
        </Tabs.Root>
      </LocaleProvider>,
    );
    const tabs = document.querySelector('[data-component=Tabs]');
    expect(tabs).toHaveAttribute('dir', dir);
    expect(tabs?.closest('[lang]')).toHaveAttribute('lang', locale);
  });

  test.each([
    [
      'Dialog',
      <Dialog.Root key="dialog" open>
        <Dialog.Content title="Title">Text</Dialog.Content>
      </Dialog.Root>,
    ],
    [
      'AlertDialog',
      <AlertDialog.Root key="alert" open>
        <AlertDialog.Content title="Title" description="Text" actions={null} />
      </AlertDialog.Root>,
    ],
    [
      'Drawer',
      <Drawer.Root key="drawer" open>
        <Drawer.Content title="Title">Text</Drawer.Content>
      </Drawer.Root>,
    ],
    [
      'Menu',
      <Menu.Root key="menu" open>
        <Menu.Trigger>
          <button type="button">Open</button>
        </Menu.Trigger>
        <Menu.Content>Text</Menu.Content>
      </Menu.Root>,
    ],
  ])('reaches a %s, which is drawn outside of the provider', (name, part) => {
    render(<LocaleProvider locale="ar">{part}</LocaleProvider>);
    const panel = document.querySelector(`[data-component=${name}]`);
    expect(panel?.closest('[dir]')).toHaveAttribute('dir', 'rtl');
    expect(panel?.closest('[lang]')).toHaveAttribute('lang', 'ar');
  });

  test('names the parts of a table', () => {
    render(
      <LocaleProvider texts={{ table: { selectAll: 'Alle auswählen', select: '{name} auswählen' } }}>
        <DataTable
          label="Rows"
          columns={[{ id: 'name', header: 'Name', cell: (row: { name: string }) => row.name }]}
          rows={[{ name: 'first' }]}
          rowKey={(row) => row.name}
          selected={new Set()}
          onSelectedChange={() => {}}
        />
      </LocaleProvider>,
    );
    expect(screen.getByRole('checkbox', { name: 'Alle auswählen' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'first auswählen' })).toBeVisible();
  });
});
