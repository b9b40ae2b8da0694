import { Accordion, Drawer, Stack } from '#design-system';
import { paths } from '../../../config/paths.ts';
import { faqsOf } from '../../../messages/faqs/index.ts';
import { helpWords as words } from '../../../messages/faqWords.ts';
import type { titles } from '../../../messages/screens.ts';
import { useSession } from '../../../state/me/session.ts';
import { FaqAnswer } from './FaqAnswer.tsx';
import { RouterLink } from '../RouterLink.tsx';
import { helpFor } from './helpFor.ts';

export interface HelpDrawerProps {
  /** The screen that is looked at. */
  screen: keyof typeof titles;
  onClose: () => void;
}

/** The answers that belong to a screen, beside it: what was typed there stays. Links inside the app are for whoever is signed in. */
export function HelpDrawer({ screen, onClose }: HelpDrawerProps) {
  const { token, mfa } = useSession();
  const inside = token !== '' && mfa === null;
  const faqs = faqsOf(helpFor[screen]);
  return (
    <Drawer.Root open onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content title={words.title} description={words.text}>
        <Stack gap={4}>
          <Accordion.Root>
            {faqs.map(({ link, ...faq }, index) => (
              <Accordion.Item key={faq.id} title={faq.question} open={index === 0}>
                <FaqAnswer faq={inside && link ? { ...faq, link } : faq} onFollow={onClose} />
              </Accordion.Item>
            ))}
          </Accordion.Root>
          {inside && (
            <RouterLink to={paths.faqs} onClick={onClose}>
              {words.all}
            </RouterLink>
          )}
        </Stack>
      </Drawer.Content>
    </Drawer.Root>
  );
}
