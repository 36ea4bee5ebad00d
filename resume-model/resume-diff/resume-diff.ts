import type { Style } from '#contract/resume/style'
import type { SectionKind } from '#contract/resume/section-kinds'

/**
 * A value that differs. `label`: its name as in the i18n namespace `fields` (`work.title`), for a setting its own
 * name. A missing value is ''; months are `YYYY-MM` or `now`, settings that are on 'true'.
 */
export type FieldChange = {
  label: string
  kind: 'text' | 'month' | 'setting' | 'picture' | 'sectionKind' | 'column'
  before: string
  after: string
}

export type SectionRef = { id: string; kind: SectionKind; title: string }

type Difference = {
  /** `changed`: in both documents. */
  state: 'added' | 'removed' | 'changed'
  /** Its place among those that are in both documents. */
  isMoved: boolean
  /** Of a part that was added or removed, all that are not empty. */
  fields: FieldChange[]
}

/** An entry of a section, a link or a custom field. `title`: what it is called after, or was before its removal. */
export type EntryDiff = Difference & {
  id: string
  title: string
  /** The section it was in before, where that is another one. */
  from?: SectionRef
}

/** What differs in one part of the form: personal details with links and custom fields, the intention, or a section. */
export type PartDiff = Difference & {
  part: 'basics' | 'intention' | SectionRef
  entries: EntryDiff[]
}

export type StyleChange = {
  field: keyof Style
  before: Style[keyof Style]
  after: Style[keyof Style]
}

/** Only what differs, in the order of the later document; removed sections at the end. */
export type ResumeDiff = { parts: PartDiff[]; style: StyleChange[] }
