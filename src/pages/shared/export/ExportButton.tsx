import { Button, Icon, type ButtonProps } from '#design-system';
import { fileMessages as messages } from '../../../messages/files.ts';

export const ExportButton = (props: Pick<ButtonProps, 'size' | 'loading' | 'style' | 'ref'>) => (
  <Button variant="outline" tone="neutral" {...props}>
    <Icon name="download" />
    <span data-part="name">{messages.export}</span>
  </Button>
);

export const exportComing = <ExportButton style={{ visibility: 'hidden' }} />;
