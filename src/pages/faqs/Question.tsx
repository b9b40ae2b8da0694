import { Accordion, Button, Icon, Inline, snackbar } from '#design-system';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import type { Faq } from '../../messages/faqs/index.ts';
import { faqMessages as messages } from '../../messages/faqMessages.ts';
import { FaqAnswer } from '../shared/help/FaqAnswer.tsx';
import { Helpful } from './Helpful.tsx';
import { marked } from './searchFaqs.ts';

interface QuestionProps {
  faq: Faq;
  hits: readonly string[];
}

const draw = (hits: readonly string[]) => (text: string) =>
  marked(text, hits).map(({ at, text: piece, hit }) => (hit ? <mark key={at}>{piece}</mark> : piece));

/** The browser scrolls to the target of a link as well. */
const belowHeader = { scrollMarginBlockStart: 'calc(var(--shell-head, 0rem) + var(--ds-space-4))' };

async function copyLink(id: string) {
  try {
    await navigator.clipboard.writeText(`${location.origin}${paths.faqs}#${id}`);
    snackbar.show({ type: 'success', text: messages.copied });
  } catch {
    // Browsers may refuse; the address bar then has the link.
    location.hash = id;
  }
}

export function Question({ faq, hits }: QuestionProps) {
  const { hash } = useLocation();
  const item = useRef<HTMLDetailsElement>(null);
  const named = hash === `#${faq.id}`;
  useEffect(() => {
    if (!named || !item.current) return;
    item.current.open = true;
    item.current.scrollIntoView({ block: 'start' });
    item.current.querySelector('summary')?.focus({ preventScroll: true });
  }, [named]);
  return (
    <Accordion.Item
      ref={item}
      id={faq.id}
      style={belowHeader}
      title={<span>{draw(hits)(faq.question)}</span>}
      open={named || hits.length > 0}
    >
      <FaqAnswer faq={faq} draw={draw(hits)}>
        <Inline justify="between" gap={3}>
          <Helpful id={faq.id} />
          <Button size="small" variant="ghost" tone="neutral" onClick={() => void copyLink(faq.id)}>
            <Icon name="copy" />
            {messages.copy}
          </Button>
        </Inline>
      </FaqAnswer>
    </Accordion.Item>
  );
}
