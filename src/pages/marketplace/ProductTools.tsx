import { Icon, IconButton } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { format } from '../../messages/format.ts';
import { marketplaceWords as words } from '../../messages/marketplace.ts';
import { CompareButton } from '../shared/product/CompareButton.tsx';

interface ProductToolsProps {
  stream: Stream;
  onLook: (id: string) => void;
}

export const ProductTools = ({ stream, onLook }: ProductToolsProps) => (
  <>
    <IconButton
      size="small"
      label={format(words.look, { name: stream.name })}
      aria-haspopup="dialog"
      onClick={() => onLook(stream.id)}
    >
      <Icon name="show" />
    </IconButton>
    <CompareButton stream={stream} />
  </>
);
