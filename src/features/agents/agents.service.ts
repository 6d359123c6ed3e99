import { send } from '../../lib/http.ts';
import {
  getddTokenByRegion,
  updateAgencyPreference,
  updateProducerNpn,
  type AgencyPreference,
  type DataDomain,
} from './agents.schema.ts';
import { bookOfBusiness, type Book } from './book/book.schema.ts';

/** A failure opens the critical-call modal. @throws ServiceError */
export const fetchDataDomain = (region: string): Promise<DataDomain> =>
  send(getddTokenByRegion, { query: { region } });

export const savePreference = async (preference: AgencyPreference): Promise<void> =>
  void (await send(updateAgencyPreference, { payload: preference }));

export const saveProducerNumber = async (npnNo: string): Promise<void> =>
  void (await send(updateProducerNpn, { payload: { npnNo } }));

export const fetchBook = (agencyId: string, signal: AbortSignal): Promise<Book> =>
  send(bookOfBusiness, { params: { agencyId } }, { signal });
