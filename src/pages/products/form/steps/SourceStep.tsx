import { Heading, Stack, Text } from '#design-system';
import { fileIdOf } from '#contract/sources.ts';
import { productForm } from '../messages.ts';
import { stepMessages as messages } from './messages.ts';
import { TestResult } from '../source/AddressTest.tsx';
import { PlaceFields } from '../source/PlaceFields.tsx';
import type { TestOfAddress } from '../source/useAddressTest.ts';
import { Step } from './Step.tsx';

interface SourceStepProps {
  isShown: boolean;
  tested: TestOfAddress;
}

function Results({ tested }: { tested: TestOfAddress }) {
  const { operation, sample, events, address } = tested;
  const isFile = fileIdOf(address) !== undefined;
  const isEmpty = operation.phase === 'idle' && !sample && !events;
  return (
    <Stack gap={3} as="section" aria-label={messages.results}>
      <Heading level={3}>{messages.results}</Heading>
      {isEmpty && (
        <>
          <Text as="p" size="small" tone="muted">
            {messages.resultsText}
          </Text>
          <Text as="p" size="small" tone="muted">
            {productForm.hints.url}
          </Text>
        </>
      )}
      <TestResult {...tested} isFile={isFile} />
    </Stack>
  );
}

export function SourceStep({ tested, isShown }: SourceStepProps) {
  return (
    <Step name="source" isShown={isShown} aside={<Results tested={tested} />}>
      <PlaceFields listed={undefined} isBare />
    </Step>
  );
}
