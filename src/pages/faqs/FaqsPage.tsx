import { Accordion, Button, Card, Heading, Inline, Link, SearchField, Split, Stack, Text } from '#design-system';
import { useSearchParams } from 'react-router-dom';
import { counted } from '../../messages/format.ts';
import { faqGroups, type Faq, type FaqGroup } from '../../messages/faqs/index.ts';
import { faqMessages as messages } from '../../messages/faqMessages.ts';
import { titles } from '../../config/screens.ts';
import { Empty } from '../shared/Empty.tsx';
import { fadingLine } from '../shared/fadingLine.ts';
import { useTyped } from '../shared/lists/useTyped.ts';
import { useMedia } from '../shared/useMedia.ts';
import { narrow } from '../shared/windows.ts';
import { Question } from './Question.tsx';
import { matching, nearest, wordsIn } from './searchFaqs.ts';

const foundText = (count: number) => (count === 0 ? messages.nothing : counted(messages.count, count));

const Questions = ({ faqs, hits }: { faqs: readonly Faq[]; hits: readonly string[] }) => (
  <Accordion.Root>
    {faqs.map((faq) => (
      // A new search resets which answers are open.
      <Question key={`${faq.id} ${hits.join(' ')}`} faq={faq} hits={hits} />
    ))}
  </Accordion.Root>
);

const topicId = (name: string) => `topic-${name.toLowerCase().replaceAll(' ', '-')}`;

/** Without a history entry, which the router would not know. */
function goTo(id: string) {
  const topic = document.getElementById(id);
  topic?.scrollIntoView();
  topic?.focus({ preventScroll: true });
}

const Topics = ({ groups }: { groups: readonly FaqGroup[] }) => (
  <nav aria-label={messages.groups}>
    <Card>
      <Stack gap={3}>
        <Heading level={2} size="small">
          {messages.groups}
        </Heading>
        <Stack as="ul" gap={2} data-part="list">
          {groups.map(({ name, faqs }) => (
            <Inline as="li" key={name} justify="between" gap={3}>
              <Link
                href={`#${topicId(name)}`}
                variant="quiet"
                onClick={(event) => {
                  event.preventDefault();
                  goTo(topicId(name));
                }}
              >
                {name}
              </Link>
              <Text size="small" tone="muted">
                {faqs.length}
              </Text>
            </Inline>
          ))}
        </Stack>
      </Stack>
    </Card>
  </nav>
);

/** The topics in one line, which scrolls, in windows without room beside the questions. */
const TopicLine = ({ groups }: { groups: readonly FaqGroup[] }) => (
  <nav aria-label={messages.groups}>
    <Inline gap={2} wrap={false} style={fadingLine}>
      {groups.map(({ name }) => (
        <Button key={name} size="small" variant="outline" tone="neutral" onClick={() => goTo(topicId(name))}>
          {name}
        </Button>
      ))}
    </Inline>
  </nav>
);

function Nothing({ hits, onClear }: { hits: readonly string[]; onClear: () => void }) {
  const near = nearest(faqGroups, hits);
  if (near.length === 0)
    return (
      <Empty icon="help" messages={messages.noneNear} actions={<Button onClick={onClear}>{messages.clear}</Button>} />
    );
  return (
    <Stack as="section" gap={3} aria-label={messages.nearest}>
      <Heading level={2}>{messages.nearest}</Heading>
      <Questions faqs={near} hits={[]} />
      <Inline>
        <Button variant="outline" tone="neutral" onClick={onClear}>
          {messages.clear}
        </Button>
      </Inline>
    </Stack>
  );
}

export function FaqsPage() {
  const [address, setAddress] = useSearchParams();
  const query = address.get('q') ?? '';
  const typed = useTyped(query);
  const hits = wordsIn(query);
  const shown = matching(faqGroups, hits);
  const isNarrow = useMedia(narrow);
  const hasTopics = shown.length > 1;
  const search = (text: string) => setAddress(text.trim() ? { q: text.trim() } : {}, { replace: true });
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Heading level={1}>{titles.faqs}</Heading>
        <Text as="p" tone="muted">
          {messages.intro}
        </Text>
      </Stack>
      <Split aside={hasTopics && !isNarrow && <Topics groups={shown} />}>
        <Stack gap={5}>
          <Stack gap={2}>
            <search {...typed.around}>
              <SearchField
                key={typed.key}
                label={messages.search}
                defaultValue={query}
                shortcut
                onSearch={(text) => typed.later(() => search(text))}
              />
            </search>
            <Text tone="muted" size="small" aria-live="polite">
              {foundText(shown.reduce((sum, { faqs }) => sum + faqs.length, 0))}
            </Text>
          </Stack>
          {hasTopics && isNarrow && <TopicLine groups={shown} />}
          {shown.length === 0 && <Nothing hits={hits} onClear={() => search('')} />}
          {shown.map(({ name, faqs }) => (
            <Stack as="section" gap={3} key={name} aria-label={name} id={topicId(name)} tabIndex={-1}>
              <Heading level={2}>{name}</Heading>
              <Questions faqs={faqs} hits={hits} />
            </Stack>
          ))}
        </Stack>
      </Split>
    </Stack>
  );
}
