// Addresses of data sources: uploaded files, files and tables by http, live streams by WebSocket and MQTT.

/** Protocols without http: every stream of them is live. */
const liveScheme = /^(?:wss?|mqtts?):/iu;
const brokerScheme = /^mqtts?:/iu;

export const isLiveAddress = (url: string): boolean => liveScheme.test(url);
export const isBrokerAddress = (url: string): boolean => brokerScheme.test(url);

export const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:/iu.test(text);
export const isSourceAddress = (text: string): boolean =>
  isWebAddress(text) || (URL.canParse(text) && isLiveAddress(text));

const fileAddress = /^file:([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/u;

/** A file that a seller uploaded. Accepted from its owner, and never answered. */
export const addressOfFile = (id: string): string => `file:${id}`;
export const fileIdOf = (address: string): string | undefined => fileAddress.exec(address)?.[1];

/** Bytes of a topic, by the protocol. */
const longestTopic = 65_535;

/** Everything after the host, decoded: `mqtt://host/plant/+/rate` and `mqtt://host/plant/#` as `mosquitto_sub -L` takes them. */
export function topicOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  if (start < 0) return '';
  try {
    return decodeURIComponent(url.slice(start + 1));
  } catch {
    return url.slice(start + 1);
  }
}

/** MQTT 4.7: `+` fills a level, `#` is the last one. Topics with `$` belong to the broker. */
export function topicProblem(topic: string): string | undefined {
  if (topic === '') return 'needs a topic after the host, such as mqtts://broker.example.org/plant/flow';
  const levels = topic.split('/');
  const wild = levels.some(
    (level, index) =>
      (level.includes('+') && level !== '+') || (level.includes('#') && (level !== '#' || index < levels.length - 1)),
  );
  if (wild) return 'has a topic with + or # in the wrong place';
  if (topic.startsWith('$') || topic.includes('\u0000')) return 'has a topic that cannot be read';
  return new TextEncoder().encode(topic).length > longestTopic ? 'has a topic that is too long' : undefined;
}

/** A filter of many topics. Its messages tell their topic. */
export const isTopicFilter = (topic: string): boolean =>
  topic.split('/').some((level) => level === '+' || level === '#');
