import {
  Checkbox,
  isComposing,
  SegmentedControl,
  Stack,
  Text,
  TextArea,
  TextField,
  useFormContext,
  useWatch,
} from '#design-system';
import { algorithmType, streamTypes } from '#contract/constants.ts';
import { fileIdOf, isLiveAddress } from '#contract/sources.ts';
import type { Stream } from '#contract/types.ts';
import { useRef, useState } from 'react';
import { format } from '../../../messages/format.ts';
import { resetProbe } from '../../../state/trade/selling/catalogue.ts';
import { fileSourceMessages, liveFormMessages, productForm as messages } from './messages.ts';
import { AddressTest } from './source/AddressTest.tsx';
import { FileSource } from './source/FileSource.tsx';
import { LiveFields } from './source/LiveFields.tsx';
import { splitAddress } from './source/liveSource.ts';
import { useSuggestions } from './source/useSuggestions.ts';
import { productField } from './productField.ts';
import { Section } from './Section.tsx';
import type { ProductValues } from './values.ts';

const streamType = 'Stream' satisfies (typeof streamTypes)[number];

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:/iu.test(text);
const isSourceAddress = (text: string) => isWebAddress(text) || (URL.canParse(text) && isLiveAddress(text));

/** The exchange computes each algorithm: its address is read by people, not by analyses. */
function MethodSection() {
  return (
    <Section {...messages.sections.method}>
      <TextField
        {...productField('url')}
        {...messages.documentation}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        validate={(text) => (isWebAddress(text.trim()) ? undefined : messages.urlKind)}
      />
    </Section>
  );
}

export function DataSection({ before }: { before: Stream | undefined }) {
  const { control } = useFormContext<ProductValues>();
  const type = useWatch({ control, name: 'type' });
  return type === algorithmType ? <MethodSection /> : <SourceSection before={before} />;
}

const afterSource = { marginBlockStart: 'var(--ds-space-4)' } as const;

type Place = keyof typeof fileSourceMessages.places;
const places = Object.entries(fileSourceMessages.places).map(([value, label]) => ({ value, label }));

function SourceSection({ before }: { before: Stream | undefined }) {
  const { getValues, setValue, clearErrors } = useFormContext<ProductValues>();
  const [place, setPlace] = useState<Place>(() =>
    before?.file || fileIdOf(getValues('url')) !== undefined ? 'file' : 'address',
  );
  const filled = useSuggestions(before === undefined);
  const choose = (next: Place) => {
    resetProbe();
    setValue('url', next === 'address' ? (before?.url ?? '') : '', { shouldDirty: true });
    setValue('fileName', '');
    clearErrors('url');
    setPlace(next);
  };
  return (
    <Section {...messages.sections.data}>
      <SegmentedControl
        label={fileSourceMessages.place}
        segments={places}
        value={place}
        onValueChange={(next) => choose(next as Place)}
      />
      <div>
        {place === 'file' ? <FileSource before={before} /> : <AddressSource before={before} />}
        <output>
          {filled.length > 0 && (
            <Text as="p" size="small" tone="muted" style={afterSource}>
              {format(fileSourceMessages.filled, { fields: filled.join(', ') })}
            </Text>
          )}
        </output>
      </div>
      <TextArea {...productField('snippet')} spellCheck={false} />
      <Checkbox name="keepRows" label={messages.keepRows} hint={messages.keepRowsHint} />
      <Checkbox name="groupsOnly" label={messages.groupsOnly} hint={messages.groupsOnlyHint} />
    </Section>
  );
}

function AddressSource({ before }: { before: Stream | undefined }) {
  const { control, getValues, setValue } = useFormContext<ProductValues>();
  const [url, type] = useWatch({ control, name: ['url', 'type'] });
  const suggested = useRef(before !== undefined);
  const leaveAddress = () => {
    const { url: address, topic } = splitAddress(getValues('url'));
    if (topic !== '') {
      setValue('url', address);
      setValue('topic', topic, { shouldValidate: true });
    }
    if (suggested.current || type !== streamTypes[0] || !isLiveAddress(address)) return;
    // Once, so that another choice stays.
    suggested.current = true;
    setValue('type', streamType);
  };
  return (
    <Stack gap={4}>
      <TextField
        {...productField('url')}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        onBlur={leaveAddress}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isComposing(event)) leaveAddress();
        }}
        validate={(text) => (isSourceAddress(text.trim()) ? undefined : messages.urlKind)}
      />
      {!before && type === streamType && isLiveAddress(url.trim()) && (
        <Text as="p" size="small" tone="muted">
          {liveFormMessages.isStream}
        </Text>
      )}
      <LiveFields before={before} />
      <AddressTest before={before} />
    </Stack>
  );
}
