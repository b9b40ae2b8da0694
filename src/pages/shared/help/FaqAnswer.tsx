import { Stack, Text } from '#design-system';
import type { ReactNode } from 'react';
import type { Faq } from '../../../messages/faqs/index.ts';
import { RouterLink } from '../RouterLink.tsx';

interface FaqAnswerProps {
  faq: Faq;
  draw?: (text: string) => ReactNode;
  onFollow?: () => void;
  children?: ReactNode;
}

export const FaqAnswer = ({ faq, draw = (text) => text, onFollow, children }: FaqAnswerProps) => (
  <Stack gap={3}>
    {faq.answer.map((paragraph) => (
      <Text as="p" key={paragraph}>
        {draw(paragraph)}
      </Text>
    ))}
    {faq.link && (
      <Text as="p">
        <RouterLink to={faq.link.to} {...(onFollow && { onClick: onFollow })}>
          {faq.link.label}
        </RouterLink>
      </Text>
    )}
    {children}
  </Stack>
);
