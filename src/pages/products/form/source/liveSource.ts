// The address of a live source as form fields, and its sign-in. Pure.
import { isBrokerAddress, topicOf } from '#contract/sources.ts';
import type { Input, Stream, StreamUpdate } from '#contract/types.ts';
import { readingChoiceOf, type ReadingValues } from './reading.ts';

export interface SourceValues {
  /** Of a broker: its address without the topic. */
  url: string;
  topic: string;
  /** Of an uploaded file; never saved. */
  fileName: string;
  username: string;
  password: string;
  /** The stored sign-in is kept, replaced by the typed one, or removed. */
  signIn: 'stored' | 'typed' | 'removed';
}

export const emptySource: SourceValues = {
  url: '',
  topic: '',
  fileName: '',
  username: '',
  password: '',
  signIn: 'typed',
};

/** `%` begins an escape in an address; blanks are not part of one. */
const escaped = (topic: string) => topic.replaceAll(/[%\s]/gu, encodeURIComponent);

const brokerOf = (url: string) => /^mqtts?:\/\/[^/]*/iu.exec(url)?.[0] ?? url;

/** Separates the topic from the address of a broker; other addresses stay whole. */
export function splitAddress(text: string): Pick<SourceValues, 'url' | 'topic'> {
  const url = text.trim();
  return isBrokerAddress(url) ? { url: brokerOf(url), topic: topicOf(url) } : { url, topic: '' };
}

/** The whole address. A topic typed into the address field counts until the field is left. */
export function addressOf({ url, topic }: Pick<SourceValues, 'url' | 'topic'>): string {
  const whole = url.trim();
  return isBrokerAddress(whole) && topic.trim() !== '' ? `${brokerOf(whole)}/${escaped(topic.trim())}` : whole;
}

export function sourceOf({ url = '', has_credentials: stored }: Stream): SourceValues {
  const parts = splitAddress(url);
  // Unusual escapes stay as they are.
  const source = addressOf(parts) === url ? parts : { url, topic: '' };
  return { ...emptySource, ...source, signIn: stored ? 'stored' : 'typed' };
}

export function credentialsIn({ url, username, password }: SourceValues) {
  return isBrokerAddress(url.trim()) && username.trim() !== '' ? { username: username.trim(), password } : undefined;
}

/** True while the stored sign-in is valid for the address: the server drops it with another address. */
export const hasSignIn = (values: SourceValues, listed: Stream | undefined): listed is Stream =>
  listed?.has_credentials === true && addressOf(values) === listed.url;

export function credentialsChange(values: SourceValues, listed: Stream): Pick<StreamUpdate, 'credentials'> {
  const stored = hasSignIn(values, listed);
  if (stored && values.signIn === 'stored') return {};
  if (stored && values.signIn === 'removed') return { credentials: null };
  const credentials = credentialsIn(values);
  return credentials ? { credentials } : {};
}

export function probeOf(
  values: SourceValues & { reading: ReadingValues },
  listed: Stream | undefined,
): Input<'streams.probe'>['body'] {
  const reading = readingChoiceOf(values.reading);
  const probe = { url: addressOf(values), ...(reading && { reading }) };
  const stored = hasSignIn(values, listed);
  if (stored && values.signIn === 'stored') return { ...probe, stream_id: listed.id };
  const credentials = stored && values.signIn === 'removed' ? undefined : credentialsIn(values);
  return { ...probe, ...(credentials && { credentials }) };
}

/** Equal for two tests of one source with one sign-in, however it is read. */
export const sourceKey = ({ url, stream_id, credentials }: Input<'streams.probe'>['body']) =>
  JSON.stringify([url, stream_id, credentials]);
