/** Whether a text of the content service is in English. */
export const isEnglishText = ({ languageCode }: { languageCode?: string | undefined }): boolean =>
  languageCode !== 'es';
