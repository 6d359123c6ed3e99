/** An alias of build.mjs, which starts 35 ms faster. */
import './build.mjs';
