import bash from 'highlight.js/lib/languages/bash';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import r from 'highlight.js/lib/languages/r';
import sql from 'highlight.js/lib/languages/sql';
import { createLowlight } from 'lowlight';
import type { ReactNode } from 'react';
import type { languages } from './CodeBlock.variants.ts';

const grammars = { bash, javascript, json, python, r, sql } satisfies Record<(typeof languages)[number], unknown>;
const lowlight = createLowlight(grammars);

type Node = ReturnType<typeof lowlight.highlight>['children'][number];

/** `hljs-title function_` has the kind `title`. */
const kindOf = (classes: unknown) => String(Array.isArray(classes) ? classes[0] : '').replace(/^hljs-/u, '');

function draw(node: Node, index: number): ReactNode {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return null;
  return (
    <span key={index} data-token={kindOf(node.properties['className'])}>
      {node.children.map(draw)}
    </span>
  );
}

export const highlight = (code: string, language: (typeof languages)[number]): ReactNode =>
  lowlight.highlight(language, code).children.map(draw);
