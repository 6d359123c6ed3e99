/** The import fence as an ESLint rule, for .ts, .tsx, .astro and .mjs; the table is in rooms.ts. */
import type { Rule } from 'eslint';
import type { ImportDeclaration, Node, SourceLocation } from 'estree';
import { posix } from 'node:path';
import { importComplaint, libraryComplaint } from './verdict.ts';

const SOURCE_WITHOUT_EXTENSION = /(^|\/)[^./]+$|\.(view|store|service|rules|schema|island|test)$/;

const isBarrel = (path: string): boolean => /^src\/(.*\/)?index\.(ts|tsx|js|mjs)$/.test(path);

/** Path from the root of what a specifier names; undefined for a library. Vite takes `/src/…` from the root. */
export function targetOf(from: string, specifier: string): string | undefined {
  const bare = specifier.replace(/[?#].*$/, '');
  if (/^\.{1,2}(\/|$)/.test(bare)) return posix.join(posix.dirname(from), bare);
  return bare.startsWith('/src/') ? bare.slice(1) : undefined;
}

const importedNames = (node: ImportDeclaration): string[] =>
  node.specifiers.map((part) => {
    if (part.type === 'ImportNamespaceSpecifier') return '*';
    if (part.type === 'ImportDefaultSpecifier') return 'default';
    return part.imported.type === 'Identifier' ? part.imported.name : String(part.imported.value);
  });

/** `import type …`; the parser adds the key to the standard node. */
const isTypeOnly = (node: ImportDeclaration & { importKind?: string }): boolean => node.importKind === 'type';

/** The text of a string literal or of a template without holes. */
function textOf(node: Node | null | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}

const isImportMetaGlob = (callee: Node): boolean =>
  callee.type === 'MemberExpression' &&
  callee.object.type === 'MetaProperty' &&
  callee.property.type === 'Identifier' &&
  callee.property.name === 'glob';

export const fence: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    docs: { description: 'Each layer imports only from the layers under it' },
  },
  create(context) {
    // A <script> of an .astro file is linted as a file of its own: the physical name is the .astro file's.
    const file = context.physicalFilename.replaceAll('\\', '/');
    const from = posix.relative(context.cwd.replaceAll('\\', '/'), file);

    function judge(source: Node | null | undefined, names: readonly string[], onlyTypes = false): void {
      const specifier = textOf(source);
      if (specifier === undefined || !source?.loc) return;
      const say = (message: string, loc: SourceLocation) => context.report({ loc, message });
      const target = targetOf(from, specifier);
      const complaint = target
        ? importComplaint(from, target, onlyTypes)
        : libraryComplaint(from, specifier, names);
      if (complaint) say(complaint, source.loc);
      if (target && SOURCE_WITHOUT_EXTENSION.test(target)) {
        say(`'${specifier}' needs its file extension: Node reads these files too`, source.loc);
      }
    }

    return {
      Program(node) {
        if (isBarrel(from))
          context.report({ node, message: 'no barrels: name the file for what it holds (ARCHITECTURE.md)' });
      },
      ImportDeclaration: (node) => judge(node.source, importedNames(node), isTypeOnly(node)),
      ExportNamedDeclaration: (node) => judge(node.source, ['*']),
      ExportAllDeclaration: (node) => judge(node.source, ['*']),
      ImportExpression: (node) => judge(node.source, ['*']),
      /** `import('x').Y` as a type: not a node of JavaScript, so the parser's own shape is read. */
      TSImportType: (node: { source?: Node }) => judge(node.source, ['*'], true),
      CallExpression(node) {
        if (!isImportMetaGlob(node.callee)) return;
        const [patterns] = node.arguments;
        const list = patterns?.type === 'ArrayExpression' ? patterns.elements : [patterns];
        for (const pattern of list) if (pattern?.type !== 'SpreadElement') judge(pattern, ['*']);
      },
    };
  },
};
