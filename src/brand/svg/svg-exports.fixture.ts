/** Drawings exported from Illustrator, Figma and Inkscape, in the colors of the brand used in tests. */

/** Saved in Illustrator as SVG, with a document type, entities, styles by class, and a clip around the artboard. */
export const ILLUSTRATOR_SAVED = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.8.1, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
	<!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
	<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
	<!ENTITY ns_graphs "http://ns.adobe.com/Graphs/1.0/">
]>
<svg version="1.1" id="Layer_1" xmlns:x="&ns_extend;" xmlns:i="&ns_ai;" xmlns:graph="&ns_graphs;"
	 xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px" viewBox="0 0 64 64"
	 style="enable-background:new 0 0 64 64;" xml:space="preserve">
<style type="text/css">
	.st0{clip-path:url(#SVGID_2_);}
	.st1{fill:#0B5D57;}
	.st2{fill:#C2571B;stroke:#FFFFFF;stroke-width:2;stroke-miterlimit:10;}
</style>
<metadata>
	<sfw  xmlns="&ns_extend;">
		<slices></slices>
		<sliceSourceBounds  bottomLeftOrigin="true" height="64" width="64" x="0" y="0"></sliceSourceBounds>
	</sfw>
</metadata>
<g>
	<defs>
		<rect id="SVGID_1_" width="64" height="64"/>
	</defs>
	<clipPath id="SVGID_2_">
		<use xlink:href="#SVGID_1_"  style="overflow:visible;"/>
	</clipPath>
	<g class="st0">
		<path class="st1" d="M32,1l6,18.5L50,14l-5.5,12L63,32l-18.5,6L50,50l-12-5.5L32,63l-6-18.5L14,50l5.5-12L1,32l18.5-6L14,14l12,5.5
			L32,1z"/>
		<circle class="st2" cx="32" cy="32" r="8"/>
	</g>
</g>
</svg>
`;

/** Exported from Illustrator as SVG, with default settings. */
export const ILLUSTRATOR_EXPORTED = `<?xml version="1.0" encoding="UTF-8"?>
<svg id="Layer_2" data-name="Layer 2" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <defs>
    <style>
      .cls-1 {
        fill: #0b5d57;
      }

      .cls-1, .cls-2 {
        stroke-width: 0px;
      }

      .cls-2 {
        fill: #c2571b;
      }
    </style>
  </defs>
  <g id="Layer_1-2" data-name="Layer 1">
    <polygon class="cls-1" points="32 1 38 19.5 50 14 44.5 26 63 32 44.5 38 50 50 38 44.5 32 63 26 44.5 14 50 19.5 38 1 32 19.5 26 14 14 26 19.5 32 1"/>
    <circle class="cls-2" cx="32" cy="32" r="8"/>
  </g>
</svg>
`;

/** Exported from Figma as SVG. Contains a clip around the frame and a mask around a group. */
export const FIGMA = `<svg width="64" height="64" viewBox="0 0 64 64" fill="none" xmlns="http://www.w3.org/2000/svg">
<g clip-path="url(#clip0_12_34)">
<mask id="mask0_12_34" style="mask-type:luminance" maskUnits="userSpaceOnUse" x="0" y="0" width="64" height="64">
<path d="M64 0H0V64H64V0Z" fill="white"/>
</mask>
<g mask="url(#mask0_12_34)">
<path fill-rule="evenodd" clip-rule="evenodd" d="M32 1L38 19.5L50 14L44.5 26L63 32L44.5 38L50 50L32 63Z" fill="#0B5D57"/>
<circle cx="32" cy="32" r="8" fill="#C2571B"/>
</g>
</g>
<defs>
<clipPath id="clip0_12_34">
<rect width="64" height="64" fill="white"/>
</clipPath>
</defs>
</svg>
`;

/** Saved in Inkscape, with black shapes only. Contains Inkscape's own settings, and styles in attributes. */
export const INKSCAPE_BLACK = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="64" height="64" viewBox="0 0 64 64" version="1.1" id="svg5" inkscape:version="1.2.2" sodipodi:docname="logo.svg"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
   xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg">
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff" inkscape:zoom="5.2" />
  <title>Star</title>
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1">
    <path style="fill:#000000;stroke-width:0.26;-inkscape-stroke:none" d="m 32,1 6,18.5 12,-5.5 z" id="path1" />
    <circle id="c" cx="32" cy="32" r="8" />
  </g>
</svg>
`;
