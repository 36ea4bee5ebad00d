import type { Resume } from '#contract/resume/resume'

/** The field of the wanted position, which is in no entry. */
export const POSITION_FIELD = 'intention.position'

/**
 * The fields that AI wrote (providers §5), hidden ones included: `<id of an entry or a section>.<field>`,
 * intention.position.
 */
export function aiAssistedFields({ assisted, sections }: Pick<Resume, 'assisted' | 'sections'>): string[] {
  return [
    ...(assisted ? [POSITION_FIELD] : []),
    ...sections.flatMap((section) => [
      ...(section.assisted ? [`${section.id}.title`] : []),
      ...section.items.flatMap(({ id, assisted = [] }) => assisted.map((name) => `${id}.${name}`)),
    ]),
  ]
}
