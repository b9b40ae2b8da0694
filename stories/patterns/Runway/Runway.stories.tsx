import { expect } from 'storybook/test';
import { Runway, type RunwayBar } from '#design-system/marketplace/Runway/index.ts';
import preview from '../../../.storybook/preview.tsx';

const hourMs = 3_600_000;
const at = (hours: number) => Date.now() + hours * hourMs;

const bars: RunwayBar[] = [
  { id: 'a', name: 'Air quality of Oslo', link: <a href="#air">Air quality of Oslo</a>, from: at(-23), until: at(0.6) },
  {
    id: 'b',
    name: 'Seattle daily weather, 2012 to 2015',
    link: <a href="#weather">Seattle daily weather, 2012 to 2015</a>,
    from: at(-80),
    until: at(20),
  },
  { id: 'c', name: 'Bird strikes', link: <a href="#birds">Bird strikes</a>, from: at(-48), until: at(75) },
  { id: 'd', name: 'Employment', link: <a href="#work">Employment</a>, from: at(-1), until: at(900) },
];

const meta = preview.meta({
  title: 'Patterns/Runway',
  component: Runway,
  args: { label: 'What runs in the next 7 days', bars },
});

export const Basic = meta.story({ tags: ['visual', 'everyMode'] });
export const Month = meta.story({ tags: ['visual'], args: { days: 30 } });
export const Nothing = meta.story({ args: { bars: [] } });
export const Odd = meta.story({
  args: {
    days: 0.5,
    bars: [
      { id: 'long', name: 'x'.repeat(400), from: at(-9999), until: at(9999) },
      { id: 'never', name: 'No time at all', from: 'never', until: 'never' },
      { id: 'over', name: 'Over', from: at(-9), until: at(-1) },
    ],
  },
});

/** Returns the day labels that overlap another or leave the strip, at a container width in rem. */
function overlapsAt(root: HTMLElement, rem: number) {
  root.style.inlineSize = `${rem}rem`;
  const boxes = [...root.querySelectorAll('[data-part=scale] > span')]
    .filter((day) => day.checkVisibility())
    .map((day) => day.getBoundingClientRect());
  const edges = [...boxes.slice(1).map(({ left }) => left), root.getBoundingClientRect().right];
  return boxes.filter(({ right }, at) => right > (edges[at] ?? 0)).map((_, at) => `day ${at + 1} at ${rem}rem`);
}

const widthsRem = Array.from({ length: 105 }, (_, at) => 16 + at);

export const EveryWidth = meta.story({
  render: (args) => (
    <>
      <Runway {...args} />
      <Runway {...args} label="What runs in the next 30 days" days={30} />
    </>
  ),
  play: async ({ canvas }) => {
    for (const region of canvas.getAllByRole('region')) {
      await expect(widthsRem.flatMap((rem) => overlapsAt(region, rem))).toEqual([]);
      await expect(region.querySelectorAll('[data-part=scale] > span').length).toBeGreaterThan(6);
      region.style.inlineSize = '';
    }
  },
});
