/** Finds markup in texts that are shown unrendered: labels, titles and descriptions. */

const MARKUP =
  /\*\*(?:[^*]*\*\*)?|__|~~|`|(?<!\w)\*[^\s*](?:[^*]*[^\s*])?\*|(?<!\w)_[^\s_](?:[^_]*[^\s_])?_(?!\w)|!?\[[^\]]*\]\([^)]*\)?|^#{1,6} |<\/?[a-z][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/i;
const ADDRESS = /^(?:https:\/\/|[/#](?! ))/;

/** @returns an error message about the first markup found, or an empty list */
export function markupErrors(text: string): string[] {
  if (!/[*_~`[<&#]/.test(text) || ADDRESS.test(text)) return [];
  const [markup] = MARKUP.exec(text) ?? [];
  return markup === undefined
    ? []
    : [`'${markup.trim()}' would be shown as it is: this text is plain, without Markdown or HTML`];
}
