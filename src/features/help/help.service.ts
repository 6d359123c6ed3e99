import { send } from '../../lib/http.ts';
import { needHelp, type HelpMenu } from './help.schema.ts';

export const fetchHelp = (brand: string): Promise<HelpMenu> => send(needHelp, { query: { brand } });
