import { Button, Icon, type ButtonProps } from '#design-system';
import { fileWords as words } from '../../../messages/files.ts';

/** What opens the ways to save a list. */
export const ExportButton = (props: Pick<ButtonProps, 'size' | 'loading' | 'style' | 'ref'>) => (
  <Button variant="outline" tone="neutral" {...props}>
    <Icon name="download" />
    {words.export}
  </Button>
);

/** The room of a way to save a list whose code is on its way. */
export const exportComing = <ExportButton style={{ visibility: 'hidden' }} />;
