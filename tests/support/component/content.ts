import { changeResponse } from './services.ts';

type Texts = readonly { name: string; value: string }[];
type Body = { payload: { contentResponse: Texts } } | { payload: { ContentResponse: Texts } };

/**
 * Changes the texts that the content service sends. Their list is named `contentResponse` or `ContentResponse`
 * (`content.schema.ts`).
 */
export const changeTexts = (change: (texts: Texts) => Texts): void =>
  changeResponse('cms/contentInfo', ({ payload }: Body) => ({
    payload:
      'contentResponse' in payload
        ? { contentResponse: change(payload.contentResponse) }
        : { ContentResponse: change(payload.ContentResponse) },
  }));
