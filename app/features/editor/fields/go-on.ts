import { loadNameList } from '#app/components/pickers/load-name-list'
import { getI18n } from 'react-i18next'
import { isTextField, textFieldSelector, textOf } from '#app/features/editor/page-caret/text-fields'
import { showUndoToast } from '#app/features/editor/form-intents/show-undo-toast'
import type { EditorStore } from '#app/features/editor/state/editor-store'
import { getAtPath, setAtPath } from '#app/features/editor/state/resume-path'
import type { Item, Resume } from '#contract/resume/resume'
import type { SectionKind } from '#contract/resume/section-kinds'
import { readEntryLines, readPersonLine } from '#resume-model/lines/read-one-line'

const titleName = /^(sections\[\d+\])\.items\[\d+\](?=\.title$)/

/** Enter in a field of one line: what it says of several fields is put into them. @returns whether it did */
export const spreadTyped = (field: HTMLInputElement, store: EditorStore) =>
  spread(field.name, [field.value], store)

/** The field to go on in: the next in sight, or the next empty one. */
export function fieldAfter(field: HTMLElement, isEmpty: boolean): HTMLElement | undefined {
  const fields = [...document.querySelectorAll<HTMLElement>(`main :is(${textFieldSelector})`)]
  const later = fields.slice(fields.indexOf(field) + 1)
  return later.find((one) => one.checkVisibility() && (!isEmpty || textOf(one).trim() === ''))
}

/** Puts what was pasted into the first field of an entry, or the name, into the fields that it speaks of. */
export async function spreadPasted(field: HTMLInputElement, text: string, store: EditorStore) {
  const lines = text.split('\n').flatMap((line) => line.trim() || [])
  // It was pasted beside other words, or changed meanwhile.
  if (field.value.replace(/\s/g, '') !== text.replace(/\s/g, '')) return
  await spread(field.name, lines, store)
}

async function spread(name: string, lines: string[], store: EditorStore): Promise<boolean> {
  const { resume } = store.getState()
  const read = name === 'basics.name' ? await readPerson(resume, lines) : readEntry(resume, name, lines)
  if (!read || store.getState().resume !== resume) return false
  store.getState().replace(read)
  const { t } = getI18n()
  showUndoToast(store, t, { title: t('editor-tools:spread') })
  return true
}

function readEntry(resume: Resume, name: string, lines: string[]): Resume | undefined {
  const [path, section] = titleName.exec(name) ?? []
  if (path === undefined) return undefined
  const kind = getAtPath(resume, `${section}.kind`) as SectionKind
  const read = readEntryLines(kind, getAtPath(resume, path) as Item, lines)
  return read && setAtPath(resume, path, read)
}

async function readPerson(resume: Resume, lines: string[]): Promise<Resume | undefined> {
  // Without a network the cities are unknown, and the line is not read.
  const cities = await loadNameList('city', resume.style.headings === 'en').catch(() => undefined)
  if (!cities) return undefined
  return readPersonLine(resume, lines.join('\t'), (part) => cities.some(({ name }) => name === part))
}

/** The field of one line that Enter was pressed in. */
export const enteredField = (): HTMLInputElement | undefined => {
  const field = document.activeElement
  return field instanceof HTMLInputElement && isTextField(field) ? field : undefined
}
