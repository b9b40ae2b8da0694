import { Banner, Button, EmptyState, fillText, Inline, Stack } from '#design-system';
import { useNavigate } from 'react-router-dom';
import { editProductPath, paths, productPath } from '../../config/paths.ts';
import { productForm } from './form/messages.ts';
import { ButtonLink } from '../shared/ButtonLink.tsx';
import type { Saved } from './form/save.ts';

const { done: messages } = productForm;

export function ProductListed({ saved: { id, name, failures }, onAnother }: { saved: Saved; onAnother: () => void }) {
  const navigate = useNavigate();
  return (
    <Stack gap={4}>
      {failures.map((failure) => (
        <Banner
          key={failure}
          tone="warning"
          action={
            <ButtonLink size="small" variant="outline" to={editProductPath(id)}>
              {messages.edit}
            </ButtonLink>
          }
        >
          {failure}
        </Banner>
      ))}
      <EmptyState
        icon="success"
        title={fillText(messages.title, { name })}
        actions={
          <Inline justify="center">
            <ButtonLink to={productPath(id)}>{messages.view}</ButtonLink>
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
            <ButtonLink variant="ghost" to={paths.products}>
              {messages.list}
            </ButtonLink>
          </Inline>
        }
      >
        {messages.text}
      </EmptyState>
    </Stack>
  );
}
