import { Text } from '#design-system';
import type { ReactNode } from 'react';
import { Root } from './Scene.styles.ts';

interface SceneProps {
  /** Drawing of 480 by 132. */
  picture: ReactNode;
  steps: readonly { readonly title: string; readonly text: string }[];
}

/** Explains an idea by a picture above its steps, for screens without content of the reader. */
export const Scene = ({ picture, steps }: SceneProps) => (
  <Root>
    {picture}
    <ol>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <Text as="p" weight="semibold">
            {title}
          </Text>
          <Text as="p" size="small" tone="muted">
            {text}
          </Text>
        </li>
      ))}
    </ol>
  </Root>
);
