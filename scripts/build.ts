/** Another name of the command in build.mjs, which starts 35 ms faster. */
import './build.mjs';
