/** `node warm-tool.cjs ROOT` runs the publish tool once, for a brand in a temporary folder, then writes V8's code cache of the tool. */
const { writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { setFlagsFromString } = require('node:v8');

const folder = join(process.argv[2], 'dist/renderer/tool');

async function main() {
  const { tool, script } = require(join(folder, 'load.cjs'));
  // Keeps V8 from dropping the code of functions that have not run for a while.
  setFlagsFromString('--no-flush-bytecode');
  await tool.warmUp(process.argv[2]);
  // Restores the default flag, because V8 accepts a cache only with the flags that it was made with.
  setFlagsFromString('--flush-bytecode');
  writeFileSync(join(folder, 'publish.code-cache'), script.createCachedData());
}

main()
  .catch((error) => {
    console.error(error);
    process.exitCode = 1;
  })
  // Exits now, because nanostores keeps the process alive for a second after a render.
  .finally(() => process.exit());
