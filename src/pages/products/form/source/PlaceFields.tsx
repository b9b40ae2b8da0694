import { SegmentedControl, isComposing, Stack, Text, TextField, useFormContext, useWatch } from '#design-system';
import { streamTypes } from '#contract/constants.ts';
import { fileIdOf, isLiveAddress, isSourceAddress } from '#contract/sources.ts';
import type { Stream } from '#contract/types.ts';
import { useRef, useState, type ReactNode } from 'react';
import { resetProbe } from '../../../../state/trade/selling/catalogue.ts';
import { fileSourceMessages, liveFormMessages } from './messages.ts';
import { productForm as messages } from '../messages.ts';
import { productField } from '../productField.ts';
import type { ProductValues } from '../values.ts';
import { AddressTest } from './AddressTest.tsx';
import { FileSource } from './FileSource.tsx';
import { LiveFields } from './LiveFields.tsx';
import { splitAddress } from './liveSource.ts';

const streamType = 'Stream' satisfies (typeof streamTypes)[number];

type Place = keyof typeof fileSourceMessages.places;
const places = Object.entries(fileSourceMessages.places).map(([value, label]) => ({ value, label }));

interface PlaceFieldsProps {
  listed: Stream | undefined;
  /** The result of the reading is shown elsewhere, and the test starts there. */
  isBare?: boolean;
  children?: ReactNode;
}

/** Where the data is: at an address, or in a file. */
export function PlaceFields({ listed, isBare = false, children }: PlaceFieldsProps) {
  const { getValues, setValue, clearErrors } = useFormContext<ProductValues>();
  const [place, setPlace] = useState<Place>(() =>
    listed?.file || fileIdOf(getValues('url')) !== undefined ? 'file' : 'address',
  );
  const choose = (next: Place) => {
    resetProbe();
    setValue('url', next === 'address' ? (listed?.url ?? '') : '', { shouldDirty: true });
    setValue('fileName', '');
    clearErrors('url');
    setPlace(next);
  };
  return (
    <>
      <SegmentedControl
        label={fileSourceMessages.place}
        segments={places}
        value={place}
        onValueChange={(next) => choose(next as Place)}
      />
      <div>
        {place === 'file' ? (
          <FileSource listed={listed} isBare={isBare} />
        ) : (
          <AddressSource listed={listed} isBare={isBare} />
        )}
        {children}
      </div>
    </>
  );
}

function AddressSource({ listed, isBare }: Required<Pick<PlaceFieldsProps, 'listed' | 'isBare'>>) {
  const { control, getValues, setValue } = useFormContext<ProductValues>();
  const [url, type] = useWatch({ control, name: ['url', 'type'] });
  const suggested = useRef(listed !== undefined);
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
        {...(isBare && { hint: messages.urlWhy })}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        onBlur={leaveAddress}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isComposing(event)) leaveAddress();
        }}
        validate={(text) => (isSourceAddress(text.trim()) ? undefined : messages.urlKind)}
      />
      {!listed && type === streamType && isLiveAddress(url.trim()) && (
        <Text as="p" size="small" tone="muted">
          {liveFormMessages.isStream}
        </Text>
      )}
      <LiveFields listed={listed} />
      {!isBare && <AddressTest listed={listed} />}
    </Stack>
  );
}
