import { loadNameList } from '#app/components/pickers/load-name-list'
import { getI18n } from 'react-i18next'
import { textFieldSelector, textOf } from '#app/features/editor/page-caret/text-fields'
import { showUndoToast } from '#app/features/editor/form-intents/show-undo-toast'
import { basicsProgress } from '#app/features/editor/sections/section-progress'
import type { EditorStore } from '#app/features/editor/state/editor-store'
import { getAtPath, setAtPath } from '#app/features/editor/state/resume-path'
import type { Item, Resume } from '#contract/resume/resume'
import type { SectionKind } from '#contract/resume/section-kinds'
import { readEntryLines, readPersonLine } from '#resume-model/lines/read-one-line'

const phone = '(width < 40rem)'
const titleName = /^(sections\[\d+\])\.items\[\d+\](?=\.title$)/

/**
 * Splits a line that was typed into a first field, or the name, into the fields it speaks of. @param typed the field's text when
 * Enter was pressed
 * @returns whether it was split; undefined when more has been typed since
 */
export async function splitTyped(
  field: HTMLInputElement,
  typed: string,
  store: EditorStore,
): Promise<boolean | undefined> {
  if (field.value !== typed) return undefined
  const isSplit = await splitIntoFields(field.name, [typed], store)
  return isSplit || field.value === typed ? isSplit : undefined
}

/** Splits what was pasted into a first field, or the name, into the fields it speaks of. */
export async function splitPasted(field: HTMLInputElement, text: string, store: EditorStore) {
  const lines = text.split('\n').flatMap((line) => line.trim() || [])
  // It was pasted beside other words, or changed meanwhile.
  if (field.value.replace(/\s/g, '') !== text.replace(/\s/g, '')) return
  await splitIntoFields(field.name, lines, store)
}

/**
 * What comes after a field: the next one in sight, or the next empty one. On a phone, of whose screen the basics take all, basics that a
 * line has filled lead to the list of all parts, as a resume opens there with them filled.
 */
export function nextField(
  field: HTMLElement,
  isEmpty: boolean,
  store?: EditorStore,
): HTMLElement | undefined {
  const fold = field.closest<HTMLDetailsElement>('#basics > details')
  if (isEmpty && store && fold && matchMedia(phone).matches && areBasicsFilled(store)) {
    fold.open = false
    return fold.querySelector('summary') ?? undefined
  }
  const fields = [...document.querySelectorAll<HTMLElement>(`main :is(${textFieldSelector})`)]
  const later = fields.slice(fields.indexOf(field) + 1)
  return later.find((one) => one.checkVisibility() && (!isEmpty || textOf(one).trim() === ''))
}

function areBasicsFilled(store: EditorStore): boolean {
  const { filled, expected } = basicsProgress(store.getState().resume)
  return filled === expected
}

async function splitIntoFields(name: string, lines: string[], store: EditorStore): Promise<boolean> {
  const { resume } = store.getState()
  const read = name === 'basics.name' ? await readPerson(resume, lines) : readEntry(resume, name, lines)
  if (!read || store.getState().resume !== resume) return false
  store.getState().replace(read)
  const { t } = getI18n()
  showUndoToast(store, t, { title: t('editor-tools:splitIntoFields') })
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
