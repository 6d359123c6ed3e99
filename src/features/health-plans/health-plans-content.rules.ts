/** Headline and sub-text of Health Plans from the content service (spec 001 §2). Pure. */
import { serviceText, type ServiceText } from '../../content/content.rules.ts';
import type { Content } from '../../content/content.schema.ts';
import { t } from './health-plans.text.ts';

export const headlineOf = (content: Content): ServiceText =>
  serviceText(content, 'LEFTNAV_HEALTH_PLANS_LABEL', t('headline'));

export const descriptionOf = (content: Content): ServiceText =>
  serviceText(content, 'LEFTNAV_HEALTH_PLANS_DESCRIPTION', t('description'));
