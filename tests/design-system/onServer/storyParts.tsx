// Replaces Storybook's preview, which needs a document: a story becomes a plain component.
import { createElement, type ComponentType, type ReactNode } from 'react';
import { ThemeProvider } from '#design-system/theme/ThemeProvider.tsx';

interface Context {
  args: Record<string, unknown>;
  parameters: Record<string, unknown>;
}

type Decorator = (Story: ComponentType, context: Context) => ReactNode;

interface Input extends Partial<Context> {
  component?: ComponentType<Context['args']>;
  render?: (args: Context['args']) => ReactNode;
  decorators?: Decorator | readonly Decorator[];
}

export type StoryPart = ComponentType & {
  /** The story with further props of its part. */
  readonly extended: (props: object) => StoryPart;
};

function partOf(meta: Input, story: Input): StoryPart {
  const context: Context = {
    args: { ...meta.args, ...story.args },
    parameters: { ...meta.parameters, ...story.parameters },
  };
  const render = story.render ?? meta.render;
  const decorators = [story.decorators ?? [], meta.decorators ?? []].flat();
  const Decorated = decorators.reduce<ComponentType>(
    (Inner, decorate) => () => decorate(Inner, context),
    () => (render ? render(context.args) : createElement(meta.component ?? 'div', context.args)),
  );
  const Part = () => (
    <ThemeProvider>
      <Decorated />
    </ThemeProvider>
  );
  // Stories spread the input of others.
  return Object.assign(Part, {
    input: { args: context.args },
    extended: (props: object) => partOf(meta, { ...story, args: { ...story.args, ...props } }),
  });
}

// oxlint-disable-next-line import/no-default-export -- Storybook's preview is one
export default {
  meta: (meta: Input) => ({ input: { args: meta.args }, story: (story: Input = {}) => partOf(meta, story) }),
};

export const isFramed = false;
