import { expect } from 'storybook/test';
import { CodeBlock } from '#design-system/components/CodeBlock/index.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/CodeBlock',
  component: CodeBlock,
  args: { label: 'curl command', code: "curl 'http://127.0.0.1:4000/access/0192f7a1?key=…' \\\n  -o weather.csv" },
});

export const Basic = meta.story({
  tags: ['visual'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const fonts = ['pre', 'code'].map((tag) => getComputedStyle(canvasElement.querySelector(tag) as Element).font);
    await expect(fonts[1]).toBe(fonts[0]);
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void copied.push(text) },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy curl command' }));
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(copied[0]).toContain('weather.csv');
  },
});

export const Wrapped = meta.story({
  args: { wrap: true, label: 'Access address', code: `https://example.org/access/${'0192f7a1'.repeat(20)}` },
});
