import { showToast } from '../../ui/dialog/toasts.ts';
import { t } from './connection.text.ts';

export const showOffline = (): (() => void) => showToast({ text: t('offline'), kind: 'problem' });

export const showOnline = (): (() => void) => showToast({ text: t('online'), kind: 'done' });
