import type { ICharacterStyleOptions } from 'docx'
import { fieldStyleName } from '#importer/docx/field-style-name'

/**
 * Character styles that say what their words are: `简历·职位`. They look like the text around; whoever edits the document
 * keeps them, and so our importer finds each field where it stands.
 */
export type FieldStyles = {
  /** The style of words with this label; undefined without a label. */
  idOf(label: string): string | undefined
  all(): ICharacterStyleOptions[]
}

/** Style names end at a comma. */
const isName = (label: string) => label.trim() !== '' && label.length <= 40 && !/[,;，；·]/u.test(label)

export function createFieldStyles(lang: 'zh' | 'en'): FieldStyles {
  const ids = new Map<string, string>()
  return {
    idOf(label) {
      if (!isName(label)) return undefined
      const id = ids.get(label) ?? `ResumeField${ids.size + 1}`
      ids.set(label, id)
      return id
    },
    all: () =>
      [...ids].map(([label, id]) => ({
        ...{ id, name: fieldStyleName(label, lang), basedOn: 'DefaultParagraphFont' },
      })),
  }
}
