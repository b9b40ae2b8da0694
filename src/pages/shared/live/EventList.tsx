import { dateFormat } from '#design-system';
import { Fragment } from 'react';
import type { PreviewEvent } from '#contract/types.ts';
import { liveMessages as messages } from '../../../messages/live.ts';
import { shownText } from '../rows/shownText.ts';
import { List } from './EventList.styles.ts';
import { fieldsOf } from './fieldsOf.ts';

const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;

interface EventListProps {
  events: readonly PreviewEvent[];
  none: string;
}

function Shown({ name, data }: Pick<PreviewEvent, 'name' | 'data'>) {
  const fields = fieldsOf(data);
  if (!fields) return <code title={shownText(data)}>{shownText(name ? `${name}: ${data}` : data)}</code>;
  return (
    <code title={shownText(data)}>
      {name && `${name}: `}
      {fields.map(([key, value]) => (
        <Fragment key={key}>
          <span>
            <b>{key}</b> <span>{value}</span>
          </span>
          {'  '}
        </Fragment>
      ))}
    </code>
  );
}

export const EventList = ({ events, none }: EventListProps) => (
  // Scrolls, so the keyboard has to reach it.
  <List data-part="list" aria-label={messages.events} aria-live="off" tabIndex={0}>
    {events.length === 0 && <li data-part="none">{none}</li>}
    {events.map(({ id, at, name, data }) => (
      <li key={id}>
        <time dateTime={at}>{dateFormat(clock).format(Date.parse(at))}</time>
        <Shown name={name} data={data} />
      </li>
    ))}
  </List>
);
