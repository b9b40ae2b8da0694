// Own renderer because the usual ones either set HTML or bring a plug-in system: this one creates elements only.
import type { Definition, ListItem, Nodes, Root as Tree, RootContent, Table } from 'mdast';
import { useMemo, type ReactNode } from 'react';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { Link } from '../Link/index.ts';
import { Root } from './Markdown.styles.ts';
import { parseMarkdown } from './parse.ts';
import { safeUrl } from './safeUrl.ts';
import { markdownTexts } from './texts.ts';
import type { MarkdownProps } from './types.ts';

interface Context {
  headingLevel: number;
  definitions: ReadonlyMap<string, Definition>;
}

const isDefinition = (node: RootContent): node is Definition => node.type === 'definition';

const childrenOf = (nodes: readonly Nodes[], context: Context): ReactNode[] =>
  // oxlint-disable-next-line react/no-array-index-key -- nodes of a text are identified by position
  nodes.map((node, index) => <Node key={index} node={node} context={context} />);

interface AddressProps {
  address: string | undefined;
  children: ReactNode;
}

function Address({ address, children }: AddressProps) {
  const href = address && safeUrl(address);
  if (!href) return children;
  return (
    <Link href={href} external rel="noopener noreferrer nofollow ugc">
      {children}
    </Link>
  );
}

function Cells({ table, context }: { table: Table; context: Context }) {
  const [head, ...body] = table.children;
  const cells = (row: typeof head, Cell: 'th' | 'td') =>
    row?.children.map(({ children }, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- cells are identified by position
      <Cell key={at} data-align={table.align?.[at] ?? undefined} dir="auto">
        {childrenOf(children, context)}
      </Cell>
    ));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: a scrolling region must be reachable
    <div data-part="wide" tabIndex={0}>
      <table>
        <thead>
          <tr>{cells(head, 'th')}</tr>
        </thead>
        <tbody>
          {body.map((row, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows are identified by position
            <tr key={at}>{cells(row, 'td')}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** In a tight list, items hold their text without paragraphs. */
function Item({ item, context }: { item: ListItem; context: Context }) {
  const texts = useTexts('markdown', markdownTexts);
  const [first, ...rest] = item.children;
  const tight = !item.spread && first?.type === 'paragraph';
  return (
    <li dir="auto">
      {typeof item.checked === 'boolean' && (
        <input type="checkbox" checked={item.checked} disabled aria-label={item.checked ? texts.done : texts.notDone} />
      )}
      {tight && childrenOf(first.children, context)}
      {childrenOf(tight ? rest : item.children, context)}
    </li>
  );
}

const maxHeading = 6;

function Node({ node, context }: { node: Nodes; context: Context }): ReactNode {
  const inner = () => ('children' in node ? childrenOf(node.children, context) : null);
  const definitionOf = (identifier: string) => context.definitions.get(identifier)?.url;
  switch (node.type) {
    case 'text':
    case 'html':
      return <span>{node.value}</span>;
    case 'paragraph':
      return <p dir="auto">{inner()}</p>;
    case 'heading': {
      const Heading = `h${Math.min(maxHeading, context.headingLevel + node.depth - 1)}` as 'h2';
      return (
        <Heading dir="auto" data-depth={node.depth}>
          {inner()}
        </Heading>
      );
    }
    case 'emphasis':
      return <em>{inner()}</em>;
    case 'strong':
      return <strong>{inner()}</strong>;
    case 'delete':
      return <del>{inner()}</del>;
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'code':
      return (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: a scrolling region must be reachable
        <pre dir="ltr" tabIndex={0}>
          <code>{node.value}</code>
        </pre>
      );
    case 'list':
      return node.ordered ? <ol start={node.start ?? 1}>{inner()}</ol> : <ul>{inner()}</ul>;
    case 'listItem':
      return <Item item={node} context={context} />;
    case 'blockquote':
      return <blockquote>{inner()}</blockquote>;
    case 'thematicBreak':
      return <hr />;
    case 'break':
      return <br />;
    case 'link':
      return <Address address={node.url}>{inner()}</Address>;
    case 'linkReference':
      return <Address address={definitionOf(node.identifier)}>{inner()}</Address>;
    // The content security policy loads no pictures of other hosts.
    case 'image':
      return <Address address={node.url}>{node.alt || node.url}</Address>;
    case 'imageReference':
      return <Address address={definitionOf(node.identifier)}>{node.alt || node.identifier}</Address>;
    case 'table':
      return <Cells table={node} context={context} />;
    case 'footnoteReference':
      return <sup>{node.identifier}</sup>;
    case 'footnoteDefinition':
      return (
        <div>
          <sup>{node.identifier}</sup> {inner()}
        </div>
      );
    case 'definition':
    case 'root':
    case 'tableCell':
    case 'tableRow':
    case 'yaml':
    default:
      return null;
  }
}

function contextOf(tree: Tree, headingLevel: number): Context {
  const definitions = tree.children.filter(isDefinition);
  // The first definition of a name counts.
  return { headingLevel, definitions: new Map(definitions.toReversed().map((one) => [one.identifier, one])) };
}

export function Rendered({ text, headingLevel = 3, ...rest }: MarkdownProps) {
  const tree = useMemo(() => parseMarkdown(text), [text]);
  return (
    <Root {...rest} data-component="Markdown" data-plain={tree ? undefined : ''}>
      {tree ? childrenOf(tree.children, contextOf(tree, headingLevel)) : text}
    </Root>
  );
}
