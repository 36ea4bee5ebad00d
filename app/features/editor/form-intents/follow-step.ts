import type { Translate } from '#app/i18n/i18n-options'
import type { Resume } from '#contract/resume/resume'
import { conflictLabel } from '#app/features/editor/autosave/conflict/conflict-label'
import { isControl, isTextField, placeSelection } from '#app/features/editor/page-caret/text-fields'
import { fieldAt, scrollToField } from '#app/features/editor/pane-switching/scroll-to-field'
import { changedParts, type ChangedPart } from '#app/features/editor/state/changed-parts'
import type { EditorState, EditorStore } from '#app/features/editor/state/editor-store'
import { getAtPath } from '#app/features/editor/state/resume-path'
import { endOfChange } from '#app/features/editor/state/undo-history'
import { parseRichText, toPlainText } from '#resume-model/rich-text/parse-rich-text'
import { announce } from './announce'
import { afterRender, isOnPressedButton, restoreFocusAfterUndo } from './restore-focus-after-intent'
import { isUndone, showStepToast } from './show-step-toast'
import { showUndoToast } from './show-undo-toast'

type Step = { before: EditorState; now: EditorState; store: EditorStore; t: Translate }

/** What is undone where something is gone: that it was added. */
const addLabels: Record<string, 'editor:section.add' | 'editor:addLink' | 'editor:addCustom'> = {
  addSection: 'editor:section.add',
  addLink: 'editor:addLink',
  addCustom: 'editor:addCustom',
}

/**
 * Goes where an undo or redo has changed something: the caret stands behind it, in its field. What has no field, or lies on another
 * screen of a phone, is named in a toast: nothing changes unseen. Loaded with the first step.
 */
export function followStep(step: Step): void {
  const { before, now, store, t } = step
  const listed = restoreFocusAfterUndo(before.resume, now.resume, t)
  if (listed && 'gone' in listed)
    return isUndone(before, now)
      ? showStepToast(store, t, t(addLabels[listed.gone] ?? 'editor:item.add'), step)
      : showUndoToast(store, t)
  if (listed)
    return afterRender(() => {
      const isSeen = document.getElementById(listed.returned)?.contains(document.activeElement)
      if (!isSeen) showStepToast(store, t, listed.name, step)
    })
  const parts = changedParts(before.resume, now.resume)
  if (parts.length === 0) return
  const [first] = parts
  const isOnePlace = parts.every(({ field, owner }) => field && owner === first!.owner)
  if (isOnePlace && canGoTo(first!.field!)) {
    announce(t('editor-tools:done.changed'))
    return afterRender(() => {
      // Of several quick steps only the last one is gone to.
      if (store.getState().undoRedoCount === now.undoRedoCount) goTo(parts, before.resume, now.resume)
    })
  }
  showStepToast(store, t, labelOf(t, parts, [now.resume, before.resume]), step)
}

/** On a phone an entry lies over the whole screen: it is not opened by itself. */
function canGoTo(field: string): boolean {
  if (isOnPressedButton()) return false
  return matchMedia('(width >= 40rem)').matches || (fieldAt(field)?.checkVisibility() ?? false)
}

function goTo(parts: readonly ChangedPart[], before: Resume, after: Resume) {
  const focused = parts.find(({ field }) => fieldAt(field!) === document.activeElement)
  const { field: name, owner } = focused ?? parts[0]!
  if (!focused) scrollToField(name!, owner)
  const field = fieldAt(name!)
  if (!field || !isTextField(field)) return
  const [was, is] = [before, after].map((resume) => {
    const text = String(getAtPath(resume, name!))
    return isControl(field) ? text : toPlainText(parseRichText(text)).replaceAll('\n', '')
  })
  // A month is shown as it is not stored.
  if (!isControl(field) || field.value === is) placeSelection(field, endOfChange(was!, is!))
}

const flags = new Set(['visible', 'keep', 'breakBefore'])

function labelOf(t: Translate, parts: readonly ChangedPart[], versions: readonly Resume[]): string {
  const styles = parts.flatMap(({ path: [part, key] }) => (part === 'style' ? [key!] : []))
  if (styles.length === parts.length && styles.length > 1)
    return styles.includes('template') ? t('style:template') : t('editor:panes.style')
  const [first] = parts
  if (new Set(parts.map(({ owner }) => owner)).size > 1)
    return t('editor-tools:done.several', { count: parts.length })
  const { path } = first!
  return conflictLabel(t, versions, flags.has(path.at(-1)!) ? path.slice(0, -1) : path)
}
