import { Button, Inline, Text } from '#design-system';
import { faqMessages as messages } from '../../messages/faqMessages.ts';
import { saveVerdict, useVerdict } from './faqVerdicts.ts';

const verdicts = ['yes', 'no'] as const;

export function Helpful({ id }: { id: string }) {
  const verdict = useVerdict(id);
  return (
    <Inline gap={2}>
      <Text tone="muted" size="small" id={`${id}-helpful`}>
        {messages.helped}
      </Text>
      <Inline gap={1}>
        {verdicts.map((each) => (
          <Button
            key={each}
            size="small"
            variant={verdict === each ? 'soft' : 'ghost'}
            tone="neutral"
            aria-describedby={`${id}-helpful`}
            aria-pressed={verdict === each}
            onClick={() => saveVerdict(id, each)}
          >
            {messages[each]}
          </Button>
        ))}
      </Inline>
      <Text tone="muted" size="small" aria-live="polite">
        {verdict && messages[verdict === 'yes' ? 'thanks' : 'sorry']}
      </Text>
    </Inline>
  );
}
