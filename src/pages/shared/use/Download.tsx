import { Button, ButtonGroup, Icon, IconButton, Menu } from '#design-system';
import { dataFormats, tableFormatNames, type TableFormat } from '#contract/dataFormats.ts';
import { dot } from '../../../messages/format.ts';
import { panelMessages as messages } from '../../../messages/use.ts';
import { useOperation } from '../../../state/machine/operations.ts';
import { linkToData } from '../../../state/trade/access/keys.ts';
import { inFormat } from './tools.ts';

interface DownloadProps {
  subscriptionId: string;
  /** Size and format of the original, such as 'CSV · 48 kB'. */
  facts?: string | undefined;
}

/** Takes the width that phones give the group. */
const wide = { flex: 'auto' } as const;

/** The browser downloads by a link that opens for some minutes, so the data does not pass through the page. */
export function Download({ subscriptionId, facts }: DownloadProps) {
  const pending = useOperation('access.link', subscriptionId).phase === 'request';
  const download = async (format?: TableFormat) => {
    const outcome = await linkToData(subscriptionId);
    if (!outcome.ok) return;
    const { stream_url: address } = outcome.value;
    location.assign(format ? inFormat(address, format) : address);
  };
  return (
    <ButtonGroup label={messages.download}>
      <Button loading={pending} style={wide} onClick={() => void download()}>
        <Icon name="download" />
        <span>{facts ? `${messages.download}${dot}${facts}` : messages.download}</span>
      </Button>
      <Menu.Root>
        <Menu.Trigger>
          <IconButton variant="solid" label={messages.otherFormats}>
            <Icon name="chevron-down" />
          </IconButton>
        </Menu.Trigger>
        <Menu.Content>
          {tableFormatNames.map((format) => (
            <Menu.Item key={format} onSelect={() => void download(format)}>
              {dataFormats[format].label}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Root>
    </ButtonGroup>
  );
}
