import {
  Button,
  Card,
  EmptyState,
  Form,
  Grid,
  Inline,
  Skeleton,
  Stack,
  SubmitButton,
  Text,
  TextField,
} from '#design-system';
import { textLimits } from '#contract/constants.ts';
import { askWords as words } from '../../../messages/ai.ts';
import { answer, askCatalogue } from '../ask.ts';
import { categories } from '../../../state/trade/categories.ts';
import { Async } from '../../shared/Async.tsx';
import { useLoad } from '../../shared/useLoad.ts';
import { Answer } from './Answer.tsx';
import { useStatus, useValue } from '../../../state/machine/resource.ts';

interface AskPanelProps {
  question: string;
  onAsk: (question: string) => void;
}

const skeleton = (
  <Grid columns="medium">
    {['a', 'b', 'c'].map((key) => (
      <Skeleton key={key} shape="block" style={{ blockSize: '12rem' }} />
    ))}
  </Grid>
);

export function AskPanel({ question, onAsk }: AskPanelProps) {
  const known = useValue(answer, { question });
  const { phase } = useStatus(answer);
  useLoad(categories);
  useLoad(askCatalogue, question);
  return (
    <Stack gap={5}>
      <Card padding="large">
        <Form
          key={question}
          defaultValues={{ question }}
          onSubmit={({ question: next }: { question: string }) => {
            // Asking the same question again repeats the request.
            if (next.trim() === question) void askCatalogue.load(question);
            else onAsk(next.trim());
          }}
        >
          <Stack gap={3}>
            <TextField
              name="question"
              label={words.label}
              placeholder={words.placeholder}
              maxLength={textLimits.question}
              required
            />
            <Inline justify="between">
              <Inline>
                <Text size="small" tone="muted">
                  {words.examples}
                </Text>
                {words.exampleQuestions.map((example) => (
                  <Button key={example} size="small" variant="soft" tone="neutral" onClick={() => onAsk(example)}>
                    {example}
                  </Button>
                ))}
              </Inline>
              <SubmitButton>{words.ask}</SubmitButton>
            </Inline>
          </Stack>
        </Form>
      </Card>
      {question === '' && phase === 'idle' && !known ? (
        <EmptyState icon="search" title={words.first.title}>
          {words.first.text}
        </EmptyState>
      ) : (
        <Async of={answer} input={{ question }} skeleton={skeleton}>
          {(shown) => <Answer answer={shown} />}
        </Async>
      )}
    </Stack>
  );
}
