/** Styles of the preview pages: the directory's, and tables of many narrow columns. */
import { FIELDS, FRAME } from '../directory/style.ts';

const TABLES = `
main{padding-top:1.25rem}
main>section{padding-top:1.75rem}
nav a{display:inline-block;padding:.65rem 0;margin-right:1.5rem}
.about{max-width:75ch;color:var(--soft);margin:.35rem 0 1rem}
.key{display:flex;flex-wrap:wrap;gap:.15rem 1.5rem;margin-top:1rem;font-size:.875rem;color:var(--soft)}
.key b{display:inline-block;min-width:1.1em;color:var(--ink)}
.scroll{overflow:auto;max-height:85vh;background:var(--card);border:1px solid var(--line);border-radius:10px}
table{border-collapse:separate;border-spacing:0}
th,td{padding:.35rem .6rem;text-align:left;vertical-align:top;font-weight:400;font-size:.8125rem;line-height:1.4;border-bottom:1px solid var(--line);overflow-wrap:anywhere}
tbody tr:last-child>*{border-bottom:0}
thead th{position:sticky;top:0;z-index:1;background:var(--card);font-weight:650;vertical-align:bottom;border-bottom:1px solid var(--field)}
tbody th{position:sticky;left:0;background:var(--card)}
thead th:first-child{left:0;z-index:2}
.matrix{table-layout:fixed;width:max(100%,67rem)}
.matrix th:first-child{width:10rem;border-right:1px solid var(--line)}
.matrix .usual{width:8.5rem;color:var(--soft);border-right:1px solid var(--line)}
.matrix thead .brand{padding:.4rem 0;text-align:center}
.brand span{writing-mode:vertical-rl;transform:rotate(180deg);display:inline-block;white-space:nowrap}
.matrix .cell{padding:.35rem 0;text-align:center;overflow-wrap:normal;white-space:nowrap}
.matrix .cell span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.matrix .cell::before{content:attr(data-brief);content:attr(data-brief)/''}
.matrix td{position:relative;color:var(--soft)}
.matrix tbody tr:hover>*{background:var(--sunk)}
.matrix .odd{background:color-mix(in srgb,var(--ink) 11%,var(--card));color:var(--ink);font-weight:700}
.matrix.roomy{table-layout:auto;width:auto}
.matrix.roomy .cell{white-space:normal;overflow-wrap:break-word}
.roomy thead .brand,.matrix.roomy .cell{padding:.35rem .6rem;text-align:left;min-width:6rem;max-width:18rem}
.roomy .brand span{writing-mode:horizontal-tb;transform:none}
.matrix.roomy .cell span{position:static;width:auto;height:auto;overflow:visible;clip-path:none}
.matrix.roomy .cell::before{content:none}
.number{font-variant-numeric:tabular-nums;text-align:right}
.bad{color:var(--bad);font-weight:650}
td svg{display:block;outline:1px solid var(--line)}
details{border-bottom:1px solid var(--line)}
.key b{white-space:nowrap}
details th,details td{overflow-wrap:normal;white-space:nowrap}
details .scroll,.scroll:has(.roomy){width:fit-content;max-width:100%}
main:has(.roomy) .key{display:none}
details[open]{padding-bottom:1rem}
summary{padding:.65rem .25rem;cursor:pointer}
details .note{margin:.25rem 0 1rem}
.none{padding:2rem 0}
@media (max-width:36rem){.matrix th:first-child{width:7rem}.matrix .usual{width:5rem}.matrix{width:64rem}th,td{font-size:.8125rem}}
`;

export const PREVIEW_STYLE = [FRAME, FIELDS, TABLES].join('');
