import { LogoPicture } from '#design-system';
import { Pictogram } from '#marketplace';
import { useCategoryKind } from './useCategoryName.ts';

interface ProductPictureProps {
  name: string;
  logo: string | null | undefined;
  /** Id of the category. Its drawing replaces a missing logo. */
  category: string;
}

// A least width, because a picture in a cell may shrink to nothing.
const size = { fontSize: 'var(--ds-avatar-small)', blockSize: '1em', inlineSize: '1em', minInlineSize: '1em' } as const;

export function ProductPicture({ name, logo, category }: ProductPictureProps) {
  const kindOf = useCategoryKind();
  return logo ? (
    <LogoPicture name={name} src={logo} size="small" />
  ) : (
    <Pictogram name={kindOf(category)} style={size} />
  );
}
