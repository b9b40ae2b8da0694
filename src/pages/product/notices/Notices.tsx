import { Banner, Button, Stack, Text } from '#design-system';
import { useState } from 'react';
import type { StreamNotice } from '#contract/types.ts';
import { notices } from '../../../state/trade/browse/notices.ts';
import { Async } from '../../shared/Async.tsx';
import { dayText } from '../../shared/dayText.ts';
import { useLoad } from '../../shared/useLoad.ts';
import { When } from '../../shared/When.tsx';
import { noticeMessages as messages, noticeTitle } from './messages.ts';

const tones = { updated: 'accent', late: 'warning', schema: 'warning', ending: 'warning' } as const;

function Notice({ notice: { kind, at, date, text } }: { notice: StreamNotice }) {
  const title = noticeTitle(kind) + (date === undefined ? '' : `: ${dayText(date)}`);
  return (
    <Banner tone={tones[kind]} title={title}>
      {text !== '' && (
        <Text as="p" style={{ overflowWrap: 'anywhere' }}>
          {text}
        </Text>
      )}
      <Text size="small" tone="muted">
        <When at={at} />
      </Text>
    </Banner>
  );
}

const newest = 3;

export function Notices({ streamId }: { streamId: string }) {
  const [all, setAll] = useState(false);
  useLoad(notices, streamId);
  return (
    <Async of={notices} input={streamId} skeleton={<span />}>
      {(list) =>
        list.length > 0 && (
          <Stack gap={3}>
            <Stack as="ul" data-part="list" gap={3} aria-label={messages.title}>
              {(all ? list : list.slice(0, newest)).map((notice) => (
                <li key={notice.id}>
                  <Notice notice={notice} />
                </li>
              ))}
            </Stack>
            {!all && list.length > newest && (
              <div>
                <Button size="small" variant="outline" tone="neutral" onClick={() => setAll(true)}>
                  {messages.earlier}
                </Button>
              </div>
            )}
          </Stack>
        )
      }
    </Async>
  );
}
