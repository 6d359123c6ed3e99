/**
 * Reads the panel's group lists and texts from the content service (spec 001 §§5, 8;
 * decisions/plans#states-of-the-progress-panel). Pure.
 */
import { serviceText, textOf, type ServiceText } from '../../content/content.rules.ts';
import type { Content } from '../../content/content.schema.ts';
import type { Remote } from '../../lib/remote/remote.ts';
import { groupList } from './panel-state.rules.ts';
import { t } from './plan-progress.text.ts';

interface PanelGroups {
  suppressedGroups: string[] | null;
  messageGroups: string[] | null;
}

/** Both lists are null while the content loads. They are empty after a failure, so that no group is suppressed. */
export function panelGroups(content: Remote<Content>): PanelGroups {
  if (content.state === 'loading') return { suppressedGroups: null, messageGroups: null };
  const texts = content.state === 'ready' ? content.value : [];
  const groups = (name: string): string[] => groupList(textOf(texts, name, ''));
  return {
    suppressedGroups: groups('PLANPROGRESS_SUPRESSED_GROUPS'),
    messageGroups: groups('PLANPROGRESS_MESSAGE_GROUPS'),
  };
}

const TEXTS = {
  error: ['MBR_Claims_Error', 'failed'],
  message: ['PLANPROGRESS_MESSAGE', 'message'],
} as const;

/** The content service's text for a state. If the service has no such text, the prerendered text. */
export function stateText(state: keyof typeof TEXTS, content: Content): ServiceText {
  const [name, prerendered] = TEXTS[state];
  return serviceText(content, name, t(prerendered));
}
