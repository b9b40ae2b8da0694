import { Button, EmptyState, Heading } from '#design-system';
import { Link } from 'react-router-dom';
import { home } from '../../config/paths.ts';
import { screens, titles } from '../../messages/screens.ts';

export function NotFoundPage() {
  const { text, action } = screens.notFound;
  return (
    <EmptyState
      icon="search"
      title={<Heading level={1}>{titles.notFound}</Heading>}
      actions={
        <Button asChild>
          <Link to={home}>{action}</Link>
        </Button>
      }
    >
      {text}
    </EmptyState>
  );
}
