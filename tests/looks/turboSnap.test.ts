// TurboSnap photographs only the stories that a change reaches, according to the stats of the built Storybook.
import { describe, expect, it } from 'vitest';
import { affectedStories, reachedModules } from '../visual/affected.ts';
import { taggedStories } from '../visual/storybook.ts';
import { storybookFile } from './gallery.ts';

const built = storybookFile('.');
/** Stories that most changes reach: examples import the index, and stories of long texts import many parts. */
const shared = ['stories/examples/examples.stories.tsx', 'stories/support/extremes.stories.tsx'];
/** The app imports the index too. */
const isScreen = (module: string) => module.startsWith('stories/pages/');

/** Modules of stories that a change of a file reaches; undefined for every story. */
function reached(file: string): readonly string[] | undefined {
  const found = reachedModules([`design-system/${file}`], built);
  return found && [...found].filter((module) => !shared.includes(module) && !isScreen(module)).toSorted();
}

it.each([
  ['components/Stepper/Stepper.tsx', ['stories/components/Stepper/Stepper.stories.tsx']],
  ['components/Tree/Tree.tsx', ['stories/components/Tree/Tree.stories.tsx']],
  ['patterns/DataGrid/Grid.tsx', ['stories/patterns/DataGrid/DataGrid.stories.tsx']],
  ['charts/Donut/Donut.tsx', ['stories/charts/Donut/Donut.stories.tsx']],
  ['components/Stat/Stat.styles.ts', ['stories/components/Stat/Stat.stories.tsx']],
  ['theme/createTheme.ts', []],
])('a change of %s reaches its stories only', (file, stories) => {
  expect(reached(file)).toEqual(stories);
});

it('a change of a variant of Button reaches the stories with buttons', () => {
  const found = reached('components/Button/Button.variants.ts');
  expect(found).toContain('stories/components/Button/Button.stories.tsx');
  expect(found).toContain('stories/components/Dialog/Dialog.stories.tsx');
  expect(found).not.toContain('stories/components/Divider/Divider.stories.tsx');
});

it('a change of a part or of a page reaches the screens of the app', () => {
  expect(reachedModules(['design-system/components/Stat/Stat.styles.ts'], built)).toContain(
    'stories/pages/Buyer.stories.tsx',
  );
  expect(reachedModules(['src/pages/wallet/WalletPage.tsx'], built)).toContain('stories/pages/Buyer.stories.tsx');
});

it('a change of the theme reaches every story', () => {
  expect(reached('theme/ThemeProvider.tsx')).toBeUndefined();
});

describe('npm run visual -- --changed', () => {
  const tagged = taggedStories();
  const affected = (...files: string[]) => affectedStories(files, { built, stories: tagged });

  it.each([
    'design-system/tokens/generated/tokens.css',
    'design-system/theme/motion.css',
    'design-system/theme/GlobalStyle.ts',
    '.storybook/look.ts',
    'tests/visual/capture.ts',
    'package-lock.json',
    'vite.config.ts',
    'tests/support/browser/chromium.ts',
    'tests/visual/baselines/takenWith.json',
    'tests/visual/baselines/probe.webp',
  ])('compares every story after a change of %s', (file) => {
    expect(affected(file, 'stories/components/Stat/Stat.stories.tsx')).toBeUndefined();
  });

  it('compares the stories of changed parts and of retaken pictures, and none for other files', () => {
    const files = [
      'README.md',
      'server/app.ts',
      'design-system/components/Stat/Stat.styles.ts',
      'tests/visual/baselines/components-kbd--combination/light-desktop.webp',
    ];
    const found = affected(...files) ?? [];
    expect([...found].filter((id) => !/^(?:examples|pages)-/u.test(id)).toSorted()).toEqual(
      [
        'components-kbd--combination',
        ...tagged.map(({ id }) => id).filter((id) => id.startsWith('components-stat-')),
      ].toSorted(),
    );
    expect([...(affected('README.md') ?? ['every'])]).toEqual([]);
  });
});
