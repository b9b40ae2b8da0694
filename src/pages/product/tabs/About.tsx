import { Card, Inline, KeyValueList, Link, Markdown, Stack, Tag, MapPoints } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { recordPath } from '../../../config/paths.ts';
import { productMessages as messages } from '../../../messages/product.ts';
import { isoDate, isoDateText } from '../../shared/product/isoDateText.ts';
import { When } from '../../shared/When.tsx';
import { analysisOf, callsText, factOf, otherFacts, pointText } from '../facts.ts';
import { analyses } from '../../../state/trade/executions.ts';
import { useLoad } from '../../shared/useLoad.ts';
import { useValue } from '../../../state/machine/resource.ts';

function useAnalysisTitle(): (name: string) => string {
  const catalogue = useValue(analyses);
  useLoad(analyses);
  return (name) => catalogue?.analyses.find((analysis) => analysis.name === name)?.title ?? name;
}

const small = { maxInlineSize: '20rem' };

/** The map is bundled: no third party is contacted. */
function Where({ stream: { name, location } }: { stream: Stream }) {
  if (!location) return null;
  const [longitude, latitude] = location.coordinates;
  return (
    <MapPoints
      title={messages.facts.location}
      description={pointText(location.coordinates)}
      places={[{ name, latitude, longitude }]}
      style={small}
    />
  );
}

function Licence({ stream: { metadata, terms } }: { stream: Stream }) {
  const licence = factOf(metadata, 'licence');
  if (!terms) return licence === undefined ? null : <span>{licence}</span>;
  return (
    <Link href={terms} external>
      {licence ?? messages.terms}
    </Link>
  );
}

const whole = (text: string | undefined) =>
  text?.split(isoDate).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} style={{ whiteSpace: 'nowrap' }}>
        {isoDateText(part)}
      </span>
    ) : (
      <span key={part}>{part}</span>
    ),
  );

const AnalysisTitle = ({ name }: { name: string }) => <span>{useAnalysisTitle()(name)}</span>;

const factsOf = (stream: Stream) => {
  const { metadata, location, endDate, description } = stream;
  const source = factOf(metadata, 'source');
  const { facts } = messages;
  const analysis = analysisOf(stream);
  const all = [
    { label: facts.analysis, value: analysis && <AnalysisTitle name={analysis} /> },
    { label: facts.covers, value: whole(factOf(metadata, 'covers')) },
    { label: facts.location, value: location && pointText(location.coordinates) },
    { label: facts.records, value: factOf(metadata, 'records') },
    { label: stream.measured?.live ? facts.connections : facts.calls, value: callsText(stream) },
    { label: facts.published, value: <When at={stream.published_date} as="moment" /> },
    { label: facts.until, value: endDate && <When at={endDate} as="moment" /> },
    { label: facts.buyers, value: stream.stats.buyers },
    // Omitted where the description names the source.
    { label: facts.source, value: source && description.includes(source) ? undefined : source },
    ...otherFacts(stream),
  ];
  return all.filter(({ value }) => value !== undefined);
};

export function About({ stream }: { stream: Stream }) {
  const tags = stream.metadata.tags ?? [];
  const licensed = stream.terms ?? factOf(stream.metadata, 'licence');
  const items = [
    ...factsOf(stream),
    ...(licensed ? [{ label: messages.facts.licence, value: <Licence stream={stream} /> }] : []),
  ];
  return (
    <Card as="section" aria-label={messages.about} padding="large">
      <Stack gap={5}>
        <Markdown text={stream.description} headingLevel={2} />
        <KeyValueList layout="column" items={items} />
        <Where stream={stream} />
        {stream.visibility === 'public' && stream.status === 'published' && (
          <Link href={recordPath(stream.id)} external>
            {messages.record}
          </Link>
        )}
        {tags.length > 0 && (
          <Inline>
            {tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
