/** Whether the content service wrote a text in English. */
export const isEnglishText = ({ languageCode }: { languageCode?: string | undefined }): boolean =>
  languageCode !== 'es';
