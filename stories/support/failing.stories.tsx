import { createElement } from 'react';
import preview from '../../.storybook/preview.tsx';

// Fail on purpose: tests/looks proves that it notices. Hidden from the sidebar and from the tests of stories.
const meta = preview.meta({ title: 'Support/Failing', tags: ['!dev', '!test', '!autodocs'] });

function Broken(): never {
  throw new Error('no rendering');
}

export const Render = meta.story({ render: () => <Broken /> });

export const Play = meta.story({
  render: () => <p>Rendered</p>,
  play: () => {
    throw new Error('no play');
  },
});

// Lint refuses it as JSX.
export const Unnamed = meta.story({ render: () => createElement('button', { type: 'button' }) });

export const Faults = meta.story({
  render: () => <p>Rendered</p>,
  play: () => {
    globalThis.console.error('on the console');
    queueMicrotask(() => {
      throw new Error('in a later task');
    });
  },
});
