import type { Stream } from '#contract/types.ts';
import { ChangeLogo } from './ChangeLogo.tsx';
import { DeleteProduct } from './DeleteProduct.tsx';

export interface ProductDialogRequest {
  dialog: 'logo' | 'delete';
  stream: Stream;
}

interface ProductDialogProps extends ProductDialogRequest {
  onClose: () => void;
  onDeleted?: () => void;
}

export function ProductDialog({ dialog, stream, onClose, onDeleted = onClose }: ProductDialogProps) {
  if (dialog === 'logo') return <ChangeLogo stream={stream} onClose={onClose} />;
  return <DeleteProduct stream={stream} onClose={onClose} onDeleted={onDeleted} />;
}
