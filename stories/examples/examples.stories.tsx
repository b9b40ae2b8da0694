import preview from '../../.storybook/preview.tsx';
import { Branded as BrandedExample } from './Branded.tsx';
import { Products as ProductsExample } from './Products.tsx';
import { Rename as RenameExample } from './Rename.tsx';
import { SignUp as SignUpExample } from './SignUp.tsx';

// Sandbox pages of the examples in the guides. Hidden from the sidebar.
const meta = preview.meta({ title: 'Examples', tags: ['!dev', '!autodocs'] });

// A region keeps its theme while the check switches that of the page.
export const Branded = meta.story({ parameters: { a11y: { test: 'todo' } }, render: () => <BrandedExample /> });
export const Products = meta.story({ render: () => <ProductsExample /> });
export const Rename = meta.story({ render: () => <RenameExample /> });
export const SignUp = meta.story({ render: () => <SignUpExample /> });
