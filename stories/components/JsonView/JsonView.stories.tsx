import { expect, userEvent, within } from 'storybook/test';
import { JsonView } from '#design-system/components/JsonView/index.ts';
import preview from '../../../.storybook/preview.tsx';

const quake = {
  type: 'Feature',
  properties: { mag: 4.6, place: '12 km SE of Volcano, Hawaii', felt: null, tsunami: false },
  geometry: { type: 'Point', coordinates: [-155.13, 19.36, 7.1] },
  tags: [],
};

const meta = preview.meta({ title: 'Components/JsonView', component: JsonView, args: { value: quake } });

export const Basic = meta.story({ tags: ['visual', 'everyMode'] });

export const Closed = meta.story({ args: { open: 0 } });

/** A thousand entries show a hundred at a time. */
export const Long = meta.story({
  args: { value: Array.from({ length: 1000 }, (_, at) => at * at), open: 1 },
  play: async ({ canvasElement }) => {
    const here = within(canvasElement);
    await userEvent.click(here.getByRole('button', { name: 'Show 100 more' }));
    await expect(here.getAllByRole('listitem')).toHaveLength(201);
  },
});
