/** The need-help call (spec 000 §7 'need-help content service'). */
import { send } from '../../lib/http.ts';
import { needHelp, type HelpMenu } from './help.schema.ts';

/** The content of a brand's need-help menu. @throws ServiceError */
export const fetchHelp = (brand: string): Promise<HelpMenu> => send(needHelp, { query: { brand } });
