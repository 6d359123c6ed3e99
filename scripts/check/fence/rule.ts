/** The import fence as an ESLint rule for .ts, .tsx, .astro and .mjs files. Its table is in rooms.ts. */
import type { Rule } from 'eslint';
import type { ImportDeclaration, Node } from 'estree';
import { posix } from 'node:path';
import { importError, libraryError } from './verdict.ts';

const SOURCE_WITHOUT_EXTENSION = /(^|\/)[^./]+$|\.(view|store|service|rules|schema|island|test)$/;

const isBarrel = (path: string): boolean => /^src\/(.*\/)?index\.(ts|tsx|js|mjs)$/.test(path);

/** Path of an imported file, relative to the root; undefined for a library. Vite resolves `/src/…` from the root. */
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

/** Detects `import type …`. The parser adds `importKind` to the standard node. */
const isTypeOnly = (node: ImportDeclaration & { importKind?: string }): boolean => node.importKind === 'type';

/** The text of a string literal, or of a template literal without expressions. */
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
    // ESLint lints a <script> in an .astro file as a separate file. Its `physicalFilename` is that of the .astro file.
    const file = context.physicalFilename.replaceAll('\\', '/');
    const from = posix.relative(context.cwd.replaceAll('\\', '/'), file);

    function check(source: Node | null | undefined, names: readonly string[], onlyTypes = false): void {
      const specifier = textOf(source);
      if (specifier === undefined || !source?.loc) return;
      const target = targetOf(from, specifier);
      const message = target ? importError(from, target, onlyTypes) : libraryError(from, specifier, names);
      if (message) context.report({ loc: source.loc, message });
      if (target && SOURCE_WITHOUT_EXTENSION.test(target)) {
        context.report({
          loc: source.loc,
          message: `'${specifier}' needs its file extension: Node reads these files too`,
        });
      }
    }

    return {
      Program(node) {
        if (isBarrel(from))
          context.report({ node, message: 'no barrels: name the file for what it holds (ARCHITECTURE.md)' });
      },
      ImportDeclaration: (node) => check(node.source, importedNames(node), isTypeOnly(node)),
      ExportNamedDeclaration: (node) => check(node.source, ['*']),
      ExportAllDeclaration: (node) => check(node.source, ['*']),
      ImportExpression: (node) => check(node.source, ['*']),
      /** Checks the type `import('x').Y`, which the ESTree types do not contain. */
      TSImportType: (node: { source?: Node }) => check(node.source, ['*'], true),
      CallExpression(node) {
        if (!isImportMetaGlob(node.callee)) return;
        const [patterns] = node.arguments;
        const list = patterns?.type === 'ArrayExpression' ? patterns.elements : [patterns];
        for (const pattern of list) if (pattern?.type !== 'SpreadElement') check(pattern, ['*']);
      },
    };
  },
};
