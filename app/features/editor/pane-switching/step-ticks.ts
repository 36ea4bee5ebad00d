import { getI18n } from 'react-i18next'
import { hashText } from '#app/components/hash-text'
import { recall, remember } from '#app/components/tab-memory'
import type { EditorState, EditorStore } from '#app/features/editor/state/editor-store'
import {
  basicsProgress,
  sectionProgress,
  type Progress,
} from '#app/features/editor/sections/section-progress'
import { hasPlaceholder } from '#app/components/find-placeholders'

type StepFacts = Pick<EditorState, 'resume' | 'checkedResume'> & { hasSeenStyle: boolean }
const isWhole = ({ filled, expected }: Progress) => filled === expected

/** What makes a step of the path a done one. The download, its end, has no tick. */
export const stepRules = {
  /** A position is written. */
  aim: ({ resume: { intention } }: StepFacts) =>
    intention.position.trim() !== '' && !hasPlaceholder(intention.position),
  /** Every part that is shown is filled, as the rings of its rows say. */
  content: ({ resume }: StepFacts) =>
    [basicsProgress(resume), ...resume.sections.filter(({ visible }) => visible).map(sectionProgress)].every(
      isWhole,
    ),
  /** Its pane was opened. */
  style: ({ hasSeenStyle }: StepFacts) => hasSeenStyle,
  /** The resume as it is now was checked, and nothing must be changed. */
  check: ({ resume, checkedResume }: StepFacts) => checkedResume === resume,
}
const steps = Object.keys(stepRules) as (keyof typeof stepRules)[]

/**
 * Ticks the steps above the form (`data-step`) as they are done. By an attribute: the steps are drawn by the server, and scripts for
 * them come later.
 */
export function watchStepTicks(store: EditorStore, signal: AbortSignal): void {
  if (signal.aborted) return
  const { t } = getI18n()
  let hasSeenStyle = restoreSteps(store)
  const draw = () => {
    if (!hasSeenStyle && document.querySelector('#pane-style:checked')) {
      hasSeenStyle = true
      remember('seen-style', idOf(store), 'true')
    }
    const facts = { ...store.getState(), hasSeenStyle }
    for (const step of steps) {
      const isDone = stepRules[step](facts)
      const element = document.querySelector<HTMLElement>(`[data-step="${step}"]`)
      if (!element || (element.title && element.hasAttribute('data-done') === isDone)) continue
      element.toggleAttribute('data-done', isDone)
      element.title = t(`editor:steps.${step}.${isDone ? 'done' : 'open'}`)
    }
  }
  draw()
  document.addEventListener('change', draw, { signal })
  const unsubscribe = store.subscribe((now, before) => {
    if (now.checkedResume !== before.checkedResume && now.checkedResume)
      remember('checked', idOf(store), hashText(JSON.stringify(now.checkedResume)))
    if (now.resume !== before.resume || now.checkedResume !== before.checkedResume) draw()
  })
  signal.addEventListener('abort', unsubscribe)
}

const idOf = (store: EditorStore) => {
  const { rewriteResumeId, draftId } = store.getState()
  return rewriteResumeId ?? draftId ?? ''
}

/** What was done in this tab before it was loaded anew, or before a login. @returns whether the style was seen */
function restoreSteps(store: EditorStore): boolean {
  const { resume } = store.getState()
  if (recall('checked', idOf(store)) === hashText(JSON.stringify(resume)))
    store.setState({ checkedResume: resume })
  return recall('seen-style', idOf(store)) !== null
}
