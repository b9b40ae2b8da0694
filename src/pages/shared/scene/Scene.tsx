import { Text } from '#design-system';
import type { ReactNode } from 'react';
import { Root } from './Scene.styles.ts';

interface SceneProps {
  /** Drawing of 480 by 132. */
  picture: ReactNode;
  steps: readonly { readonly title: string; readonly text: string }[];
}

/** An idea as a picture above its steps, for places without anything of the reader's yet. */
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
