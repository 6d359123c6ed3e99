import type { Brand } from '../../brand/brand.schema.ts';
import type { SignInData } from '../user/user-record.rules.ts';

export type FlowName = Brand['signIn']['flow'];

export interface Credentials {
  logonId: string;
  password: string;
  brand: string;
  storeId: number;
}

export type SignInFlow = (credentials: Credentials) => Promise<SignInData>;
