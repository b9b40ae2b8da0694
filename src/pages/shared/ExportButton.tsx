import { Button, Icon, type ButtonProps } from '#design-system';
import { fileWords as words } from '../../messages/files.ts';

/** What opens the ways to save a list; alone, it keeps their room until their code has come. */
export const ExportButton = (props: Pick<ButtonProps, 'size' | 'loading' | 'disabled' | 'ref'>) => (
  <Button variant="outline" tone="neutral" {...props}>
    <Icon name="download" />
    {words.export}
  </Button>
);

/** In the room of a way to save a list whose code is on its way. */
export const exportComing = <ExportButton disabled />;
