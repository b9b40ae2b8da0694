import { Accordion, Drawer, Stack } from '#design-system';
import { paths } from '../../../config/paths.ts';
import { faqsOf } from '../../../messages/faqs/index.ts';
import { helpMessages as messages } from '../../../messages/faqMessages.ts';
import { screens, type ScreenName } from '../../../config/screens.ts';
import { useSession } from '../../../state/me/session.ts';
import { FaqAnswer } from './FaqAnswer.tsx';
import { RouterLink } from '../RouterLink.tsx';

export interface HelpDrawerProps {
  screen: ScreenName;
  onClose: () => void;
}

/** Links into the app require a session. */
export function HelpDrawer({ screen, onClose }: HelpDrawerProps) {
  const { token, mfa } = useSession();
  const inside = token !== '' && mfa === null;
  const faqs = faqsOf(screens[screen].help);
  return (
    <Drawer.Root open onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content title={messages.title} description={messages.text}>
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
              {messages.all}
            </RouterLink>
          )}
        </Stack>
      </Drawer.Content>
    </Drawer.Root>
  );
}
