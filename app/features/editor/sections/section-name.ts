import type { Translate } from '#app/i18n/i18n-options'
import type { Section } from '#contract/resume/resume'

/** A section without a title of its own is called after its kind. */
export const sectionName = (t: Translate, { title, kind }: Pick<Section, 'title' | 'kind'>): string =>
  title || t(`fields:kinds.${kind}`)
