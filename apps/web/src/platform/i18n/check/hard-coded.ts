import { parseSync } from 'vite';

/** Words in the code that people would read, and that no catalogue has. */
export interface HardCodedText {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [part: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';

const hasWords = (text: string) => /\p{L}{2}/u.test(text);
const hasSentence = (text: string) => /\p{L}{2,}[,.]?\s+\p{L}/u.test(text);

/** Props and fields whose text people read or hear. */
const spoken =
  /^(?:children|title|label|text|message|description|heading|subtitle|placeholder|alt|hint|caption|aria-(?:label|description|roledescription|valuetext|placeholder))$|(?:Label|Title|Text|Message|Hint|Description|Caption)$/;

/** Fields that hold the name of a text, or words for the browser. */
const technical =
  /^(?:rel|className|viewBox|d|transform|sizes|media|autoComplete|allow|sandbox|style|key|points)$/;

/** Keys of catalogues and other names made of parts: `start.offlineTitle`, `app:titles.login`. */
const isName = (text: string) => /^[\w-]*(?:[.:/][\w-]+)+$|^[a-z][\w-]*$/.test(text);

interface Place {
  /** The prop or field that the words are for; undefined elsewhere. */
  readonly field?: string | undefined;
  /** Between the tags of an element. */
  readonly isChild?: boolean | undefined;
}

const literal = (node: Node): string | null => {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateElement') return null;
  const { cooked } = node.value as { cooked?: string };
  return cooked ?? null;
};

function isHardCoded(text: string, { field, isChild = false }: Place): boolean {
  if (!hasWords(text)) return false;
  if (isChild) return true;
  if (field === undefined || technical.test(field)) return false;
  return spoken.test(field) ? !isName(text) : hasSentence(text);
}

const fieldOf = (name: unknown): string => {
  if (!isNode(name)) return '';
  return String(name.name ?? name.value ?? '');
};

/** What is never shown: types, addresses of modules, and what a developer reads. */
const silent: ReadonlySet<string> = new Set([
  'ImportDeclaration',
  'ImportExpression',
  'ExportAllDeclaration',
  'ThrowStatement',
  'NewExpression',
  'TSTypeAnnotation',
  'TSTypeAliasDeclaration',
  'TSInterfaceDeclaration',
]);

function* walk(node: Node, place: Place): Generator<{ readonly text: string; readonly start: number }> {
  if (silent.has(node.type)) return;
  if (node.type === 'JSXText') {
    if (hasWords(String(node.value))) yield { text: String(node.value).trim(), start: node.start };
    return;
  }
  const text = literal(node);
  if (text !== null) {
    if (isHardCoded(text, place)) yield { text, start: node.start };
    return;
  }
  for (const [part, value] of Object.entries(node)) {
    const inner = placeOf(node, part, place);
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child) && inner) yield* walk(child, inner);
    }
  }
}

/** Where a part of a node stands; null for parts that hold no words to show. */
function placeOf(node: Node, part: string, place: Place): Place | null {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return part === 'children' ? { isChild: true } : {};
    case 'JSXAttribute':
      return part === 'value' ? { field: fieldOf(node.name) } : null;
    case 'Property':
      return part === 'value' ? { field: fieldOf(node.key) } : null;
    case 'ConditionalExpression':
      return part === 'test' ? {} : place;
    case 'LogicalExpression':
      return part === 'left' && node.operator === '&&' ? {} : place;
    case 'JSXExpressionContainer':
    case 'TemplateLiteral':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
      return place;
    default:
      return {};
  }
}

/** Finds words in a file's code that are shown without going through the catalogues. */
export function hardCodedTexts(file: string, code: string): readonly HardCodedText[] {
  const { program } = parseSync(file, code);
  return [...walk(program as unknown as Node, {})].map(({ text, start }) => ({
    file,
    line: code.slice(0, start).split('\n').length,
    text,
  }));
}

/**
 * Files whose words stand outside of the catalogues for a reason: the catalogues, what is shown before one has come (first-words.ts) and without a network (offline-words.ts), each
 * language's own name, the page of routes for developers (routes-page.ts), what is generated from catalogues, and what is never part of the app.
 */
export const isExempt = (file: string): boolean =>
  /(?:\/texts\.\w+\.ts|\/(?:first|offline)-words\.ts|\/routes-page\.ts|\/language-names\.ts|\.(?:test|stories|css)\.tsx?|\.d\.ts)$|\/testing\/|\/check\/|\/generated\//.test(
    file,
  );
