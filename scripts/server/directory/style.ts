/** Styles of the directory page. Plain, so that the brands' own colors stand out. */

export const FRAME = `
:root{color-scheme:light dark;
--ground:light-dark(#f3f3f0,#151617);--card:light-dark(#fff,#1e2022);--sunk:light-dark(#e9e9e4,#26292b);
--ink:light-dark(#1a1c1e,#eceeef);--soft:light-dark(#565c62,#a9b0b6);--line:light-dark(#d8d9d3,#34383b);--field:light-dark(#85898c,#7b8288);
--link:light-dark(#17479e,#9dbdf5);--bad:light-dark(#a3211a,#ffb0a8);--bad-ground:light-dark(#fdf1ef,#33201e);
--mono:ui-monospace,'SF Mono','Cascadia Mono','Liberation Mono',monospace}
*{box-sizing:border-box}
html{scroll-padding-top:1rem}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,'Liberation Sans',sans-serif;-webkit-text-size-adjust:100%}
[hidden]{display:none!important}
main,.top{max-width:112rem;margin:0 auto;padding:0 clamp(1rem,3vw,2.5rem)}
.top{display:flex;flex-wrap:wrap;align-items:baseline;gap:.25rem 2.5rem;padding-top:1.75rem}
main{padding-bottom:5rem}
h1{margin:0;font-size:clamp(1.6rem,1.2rem + 1.4vw,2.1rem);line-height:1.15;letter-spacing:-.02em;font-weight:680}
h2{margin:0 0 1rem;font-size:1.4rem;line-height:1.25;letter-spacing:-.01em;font-weight:660}
h3{margin:0;font-size:1.0625rem;line-height:1.3}
h4{margin:0;font-size:1rem;line-height:1.35}
p{margin:0}
a{color:var(--link);text-underline-offset:.18em;text-decoration-thickness:1px}
a:hover{text-decoration-thickness:2px}
:focus-visible{outline:3px solid var(--link);outline-offset:2px;border-radius:3px}
code{font-family:var(--mono);font-size:.9em}
ul{list-style:none;margin:0;padding:0}
.top nav{display:flex;flex-wrap:wrap;gap:0 1.5rem}
.top nav a,.found a{display:inline-block;padding:.65rem 0}
.intro{flex-basis:100%;color:var(--soft)}
main>section{padding-top:2.75rem}
main>#brands{padding-top:1.5rem}
.lead{max-width:66ch;color:var(--soft);margin:-.5rem 0 1rem}
.soft{color:var(--soft)}
.note{margin-top:1.5rem;padding:1rem 1.25rem;background:var(--bad-ground);border:1px solid var(--bad);border-left-width:6px;border-radius:6px}
.note h2{font-size:1.125rem;margin:0 0 .25rem}.note h3{margin:.75rem 0 .25rem;font-size:1rem}.note li{margin:.25rem 0}.note code{overflow-wrap:anywhere}.note p code{display:inline-block}
`;

export const FIELDS = `
.fields{display:flex;flex-wrap:wrap;gap:.75rem 1rem;align-items:end}
.fields label{display:grid;gap:.25rem;font-size:.875rem;font-weight:600;min-width:0}
.fields .wide{flex:1 1 16rem;max-width:28rem}
.fields label{flex:0 1 12rem}
#where label{flex:0 1 24rem}
input,select,button{font:inherit;font-weight:400;color:inherit;min-height:44px;width:100%;min-width:0;padding:.4rem .7rem;border:1px solid var(--field);border-radius:6px;background:var(--card)}
button{width:auto;font-weight:600;cursor:pointer}
button:hover{background:var(--sunk)}
.found{display:flex;gap:1rem;align-items:center;min-height:44px;font-variant-numeric:tabular-nums}
.small{padding:.4rem .8rem}
`;

const TILES = `
.tiles{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr));gap:1.25rem;margin-top:1.25rem}
.tile{position:relative;display:flex;flex-direction:column;background:var(--card);border:1px solid var(--line);border-radius:10px;overflow:hidden}
.tile:hover{border-color:var(--field)}
.tile:focus-within{border-color:var(--link)}
.picture{position:relative;container-type:inline-size;aspect-ratio:16/10;overflow:hidden;background:var(--sunk);border-bottom:1px solid var(--line)}
.picture iframe{position:absolute;inset:0 auto auto 0;width:1280px;height:800px;border:0;transform-origin:0 0;transform:scale(.22);transform:scale(tan(atan2(100cqw,1280px)));pointer-events:none;background:Canvas}
.picture iframe[data-src]:not(.loaded){opacity:0}
.picture .loading{position:absolute;inset:0}
.picture p{display:grid;place-content:center;height:100%;padding:1rem;text-align:center;color:var(--soft)}
.tile-text{display:flex;flex-direction:column;gap:.35rem;flex:1;padding:.85rem 1rem .75rem}
.tile h3{display:flex;align-items:center;gap:.6rem}
.tile h3 svg{flex:none}
.tile-link{color:inherit;text-decoration:none}
.tile-link::after{content:'';position:absolute;inset:0}
.tile:hover .tile-link{text-decoration:underline}
.facts{display:flex;flex-wrap:wrap;gap:.1rem .75rem;font-size:.875rem}
.facts code{background:var(--sunk);border-radius:4px;padding:0 .4em}
.tile-foot{position:relative;display:flex;flex-wrap:wrap;align-items:center;gap:0 .75rem;margin-top:auto;font-size:.8125rem}
.tile-foot a{padding:.8rem .3rem;margin:-.35rem -.3rem}
.swatches{display:block;border-radius:4px;outline:1px solid var(--line);flex:none;margin-right:auto}
.error-mark{position:relative;align-self:flex-start;padding:.2rem .75rem;font-size:.875rem;font-weight:650;color:var(--bad);background:var(--bad-ground);border:1px solid var(--bad);border-radius:999px}
.error-mark::after{content:'';position:absolute;inset:-.6rem -.25rem}
.tile:has(.error-mark){border-color:var(--bad)}
.none{padding:3rem 1rem;text-align:center}
`;

const PEOPLE = `
.keys{display:flex;flex-wrap:wrap;gap:1rem 3rem;align-items:end;justify-content:space-between;padding:1rem 1.25rem;background:var(--card);border:1px solid var(--line);border-radius:10px}
.password{display:flex;flex-wrap:wrap;gap:.5rem .75rem;align-items:center;min-height:44px}
.password code{font-size:1.05rem;font-weight:650;background:var(--sunk);padding:.15rem .5rem;border-radius:4px}
#where{flex:0 1 24rem}
.secrets{margin-top:.5rem}
summary{cursor:pointer;padding:.6rem 0;width:fit-content}
dl{display:flex;flex-wrap:wrap;gap:.5rem 2.5rem;margin:.25rem 0 1rem}
dt{font-size:.875rem;color:var(--soft)}dd{margin:0}
.group{margin-top:1.75rem}
.group>h3{padding-bottom:.5rem;border-bottom:2px solid var(--ink)}
.how-many{color:var(--soft);font-weight:400;margin-left:.25rem;font-variant-numeric:tabular-nums}
.people{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,21rem),1fr));column-gap:2.5rem}
.person{display:flex;gap:1rem;align-items:baseline;justify-content:space-between;padding:.7rem 0;border-bottom:1px solid var(--line)}
.person>div{min-width:0}
.person h4 code{font-weight:400;color:var(--soft);margin-left:.35rem}
.person p{font-size:.9375rem;line-height:1.45;color:var(--soft);overflow-wrap:anywhere}
.person .only{font-size:.875rem;color:var(--ink)}
.go{flex:none;padding:.65rem .5rem;margin:-.65rem -.5rem;font-weight:600;white-space:nowrap}
`;

const CONTROLS = `
.ways{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,22rem),1fr));gap:1.25rem}
.ways li{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:1rem 1.25rem}
.ways a{display:inline-block;padding:.65rem 0;margin:-.25rem 0;font-weight:600}
.panel{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:1.25rem;margin-top:1.25rem}
.panel h3{margin-bottom:.35rem}.panel>p{max-width:66ch;color:var(--soft)}
.panel .fields{margin:1rem 0}.panel .after{margin-top:1rem}.panel .fields label{flex:1 1 9rem;max-width:22rem}.panel .fields label:has(select){flex-basis:14rem}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%}
th,td{padding:.4rem .75rem .4rem 0;text-align:left;border-bottom:1px solid var(--line)}
th{font-size:.875rem}
`;

const MEDIA = `
@media (max-width:36rem){.tiles{gap:.75rem}.tile{flex-direction:row}.tile-text{min-width:0;padding:.7rem .85rem .4rem}
.picture{flex:0 0 7.5rem;aspect-ratio:auto;border:0;border-right:1px solid var(--line)}.picture iframe{width:480px;height:1600px;transform:scale(.25);transform:scale(tan(atan2(100cqw,480px)))}
.tile-foot .swatches{margin-right:calc(100% - 70px)}.facts{overflow-wrap:anywhere}}
@media (max-width:24rem){.tile-foot a{margin-block:0}}
@media (max-width:30rem){.fields label,.fields .wide{flex:1 1 100%;max-width:none}.fields label:not(.wide){flex-basis:40%}.panel .fields label{max-width:none}}
@media (prefers-color-scheme:dark){.tile h3 svg{box-sizing:content-box;padding:3px;border-radius:6px;background:#fff}}
@media (prefers-contrast:more){:root{--line:var(--field)}}
@media (forced-colors:active){.tile,.panel,.keys{border-color:CanvasText}}
`;

export const DIRECTORY_STYLE = [FRAME, FIELDS, TILES, PEOPLE, CONTROLS, MEDIA].join('');
