import { Banner, Button, fillText, Icon, Inline, SearchField, Stack, Text } from '#design-system';
import type { Sample } from '#contract/types.ts';
import { useState } from 'react';
import { questionMessages as messages } from '../../../messages/questions.ts';
import { useValue } from '../../../state/machine/resource.ts';
import { analyses, startRun } from '../../../state/trade/executions.ts';
import { ChoiceList } from './ChoiceList.styles.ts';
import { Empty } from '../Empty.tsx';
import { usePayment } from '../payment/usePayment.tsx';
import { Tokens } from '../payment/Tokens.tsx';
import { useLoad } from '../useLoad.ts';
import { matchQuestions } from './matchQuestions.ts';
import { isDataRoom, questionsOf, type Question } from './questionRules.ts';

interface QuestionsProps {
  streamId: string;
  name: string;
  sample: Sample;
  onStarted: (run: string) => void;
  /** Shows where to get access, for those who may not ask yet. */
  onLocked?: (() => void) | undefined;
}

const firstShown = 8;
const namesShown = 3;

function useAsk(streamId: string, onStarted: (run: string) => void) {
  const { pending, error, notice } = usePayment('executions.start');
  const [startedId, setStartedId] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const ask = async ({ id, analysis, parameters }: Question) => {
    setStartedId(id);
    setRefusal(undefined);
    const outcome = await startRun(analysis, streamId, { ...parameters });
    if ('id' in outcome) onStarted(outcome.id);
    else setRefusal(Object.values(outcome.fields)[0] ?? outcome.form);
  };
  return { ask, pending, startedId, problem: refusal ?? (startedId === '' ? undefined : error), notice };
}

function Cost() {
  const cost = useValue(analyses)?.analyses[0]?.cost ?? 0;
  if (cost === 0) return null;
  return (
    <Text as="p" size="small" tone="muted">
      {messages.costs} <Tokens amount={cost} size="small" />, {messages.costHint}.
    </Text>
  );
}

export function Questions({ streamId, name, sample, onStarted, onLocked }: QuestionsProps) {
  const [typed, setTyped] = useState('');
  const [isWhole, setWhole] = useState(false);
  const { ask, pending, startedId, problem, notice } = useAsk(streamId, onStarted);
  const catalogue = useValue(analyses);
  useLoad(analyses);
  const all = questionsOf(sample);
  if (all.length === 0) return <Empty icon="bot" messages={messages.noColumns} />;
  const { questions, unused } = matchQuestions(all, typed);
  const shown = isWhole ? questions : questions.slice(0, firstShown);
  const titleOf = ({ analysis }: Question) => catalogue?.analyses.find((one) => one.name === analysis)?.title;
  const columns = sample.schema.slice(0, namesShown).map((column) => column.name);
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Text as="p" tone="muted">
          <span>{`${fillText(onLocked ? messages.locked : messages.text, { name })} `}</span>
          {isDataRoom(sample) && catalogue && (
            <span>{fillText(messages.room, { rows: catalogue.data_room.minimum_group })}</span>
          )}
        </Text>
        <Cost />
      </Stack>
      <SearchField label={messages.search} placeholder={messages.searchHint} onSearch={setTyped} />
      {unused.length > 0 && questions.length > 0 && (
        <Text as="p" size="small" tone="muted" aria-live="polite">
          {fillText(messages.unused, { words: unused.join(', ') })}
        </Text>
      )}
      {notice}
      {problem && (
        <Banner tone="danger" title={messages.cannotStart}>
          {problem}
        </Banner>
      )}
      {questions.length === 0 ? (
        <Empty
          icon="search"
          messages={{ ...messages.none, text: fillText(messages.none.text, { columns: columns.join(', ') }) }}
        />
      ) : (
        <ChoiceList aria-label={messages.title}>
          {shown.map((question) => (
            <li key={question.id}>
              <Button
                variant="outline"
                tone="neutral"
                disabled={pending && startedId !== question.id}
                loading={pending && startedId === question.id}
                onClick={onLocked ?? (() => void ask(question))}
              >
                <span>
                  <span>{question.text}</span>
                  <small>{titleOf(question)}</small>
                </span>
                {onLocked && <Icon name="lock" size="small" label={messages.needsAccess} />}
              </Button>
            </li>
          ))}
        </ChoiceList>
      )}
      {questions.length > firstShown && (
        <Inline>
          <Button size="small" variant="ghost" onClick={() => setWhole(!isWhole)}>
            {isWhole ? messages.fewer : fillText(messages.more, { count: questions.length })}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
