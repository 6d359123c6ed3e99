/**
 * Loads the publish tool with V8's code cache. bundle-tool.ts copies this file next to the tool as `load.cjs`. Plain CommonJS, because
 * the ES module loader and the TypeScript parser would take longer than loading the tool.
 */
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { constants, Script } = require('node:vm');

const filename = join(__dirname, 'publish.cjs');

function codeCache() {
  try {
    return readFileSync(join(__dirname, 'publish.code-cache'));
  } catch {
    return undefined;
  }
}

// V8 ignores a code cache that was made by another version or with other flags.
const script = new Script(
  `(function (exports, require, __filename) {${readFileSync(filename, 'latin1')}\n})`,
  {
    filename,
    cachedData: codeCache(),
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  },
);
const tool = {};
script.runInThisContext()(tool, require, filename);

module.exports = { tool, script };
