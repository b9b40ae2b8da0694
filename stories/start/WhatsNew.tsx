import { Markdown } from '#design-system';
import changelog from '../../design-system/library/CHANGELOG.md?raw';

const withoutTitle = (text: string) => text.slice(text.indexOf('\n'));

/** The changelog of the package. */
export const WhatsNew = () => <Markdown text={withoutTitle(changelog)} />;
