/**
 * Loads the publish tool (bundle-tool.ts, decision 106). Copied next to it as `load.cjs`. Plain CommonJS: the module
 * loader of ES modules and the TypeScript parser would take longer than the tool.
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

// V8 ignores a code cache of another version or of other flags.
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
