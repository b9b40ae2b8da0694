import type { Stream } from '#contract/types.ts';
import { useEffect, useEffectEvent } from 'react';
import { ChangeLogo } from './ChangeLogo.tsx';
import { copyAddress } from '../../state/trade/selling/copyAddress.ts';
import { DeleteProduct } from './DeleteProduct.tsx';

interface ProductActionProps {
  verb: 'copy' | 'logo' | 'delete';
  stream: Stream;
  onClose: () => void;
  onDeleted?: () => void;
}

function Copying({ id, onClose }: { id: string; onClose: () => void }) {
  const copy = useEffectEvent(() => {
    void copyAddress(id);
    onClose();
  });
  useEffect(() => copy(), []);
  return null;
}

export function ProductAction({ verb, stream, onClose, onDeleted = onClose }: ProductActionProps) {
  if (verb === 'copy') return <Copying id={stream.id} onClose={onClose} />;
  if (verb === 'logo') return <ChangeLogo stream={stream} onClose={onClose} />;
  return <DeleteProduct stream={stream} onClose={onClose} onDeleted={onDeleted} />;
}
