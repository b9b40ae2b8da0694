import { Banner, Button, EmptyState, Inline, Stack } from '#design-system';
import { useNavigate } from 'react-router-dom';
import { paths, productPath } from '../../config/paths.ts';
import { format } from '../../messages/format.ts';
import { productForm } from '../../messages/productForm.ts';
import { Anchor } from '../shared/Anchor.tsx';
import type { Saved } from './form/save.ts';

const { done: messages } = productForm;

export function Listed({ saved: { id, name, logoFailure }, onAnother }: { saved: Saved; onAnother: () => void }) {
  const navigate = useNavigate();
  return (
    <Stack gap={4}>
      {logoFailure !== undefined && (
        <Banner tone="warning">{format(messages.logoFailed, { reason: logoFailure })}</Banner>
      )}
      <EmptyState
        icon="success"
        title={format(messages.title, { name })}
        actions={
          <Inline justify="center">
            <Button asChild>
              <Anchor to={productPath(id)}>{messages.view}</Anchor>
            </Button>
            <Button
              variant="outline"
              tone="neutral"
              onClick={() => {
                onAnother();
                // The address of a copy would start with the same product again.
                void navigate(paths.newProduct, { replace: true });
              }}
            >
              {messages.another}
            </Button>
            <Button variant="ghost" asChild>
              <Anchor to={paths.products}>{messages.list}</Anchor>
            </Button>
          </Inline>
        }
      >
        {messages.text}
      </EmptyState>
    </Stack>
  );
}
