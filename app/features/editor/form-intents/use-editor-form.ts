import { importWithTexts } from '#app/i18n/load-namespaces'
import { useEffect, type FormEvent, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { parseCities } from '#contract/resume/parse-cities'
import { parseMonth } from '#contract/resume/month'
import { useEditorStore } from '#app/features/editor/state/editor-context'
import { showUndoToast, isRemoval } from './show-undo-toast'
import { getAtPath } from '#app/features/editor/state/resume-path'

/** Joins the plain form to the store: buttons apply in place, and what was typed before scripts came is taken over. */
export function useFormStoreSync(form: RefObject<HTMLFormElement>) {
  const store = useEditorStore()
  const { t } = useTranslation().i18n

  useEffect(() => {
    if (!form.current) return
    // Beside what the page came with, not what is known by now: the very press that woke React is in the store already and
    // not yet in the fields, and must not be taken for something typed over it.
    const { resume } = store.getInitialState()
    for (const [name, typed] of new FormData(form.current)) {
      // Its own field takes it over, with the look.
      if (name === 'style.template') continue
      const initialValue = getAtPath(resume, name)
      const typedValue = typeof typed === 'string' ? parseAs(initialValue, typed) : undefined
      if (typedValue !== undefined && !isSameValue(String(typedValue), String(initialValue)))
        store.getState().set(name, typedValue)
    }
  }, [form, store])

  useEffect(
    () =>
      store.subscribe((now, before) => {
        if (now.focus && now.focus !== before.focus) requestAnimationFrame(() => revealAndFocus(now.focus))
        if (now.undoRedoCount !== before.undoRedoCount && now.resume !== before.resume)
          void withRestoreFocus(({ restoreFocusAfterUndo }) =>
            restoreFocusAfterUndo(before.resume, now.resume, t),
          )
      }),
    [store, t],
  )

  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const submitter = (event.nativeEvent as SubmitEvent).submitter
    if (!(submitter instanceof HTMLButtonElement) || submitter.name !== 'intent') return
    const { resume: before, dispatchIntent } = store.getState()
    const intent = submitter.value
    dispatchIntent(intent, keepsFocus(intent) ? true : undefined)
    const { resume: after } = store.getState()
    if (isRemoval(intent)) showUndoToast(store, t)
    void withRestoreFocus(({ restoreFocusAfterIntent }) =>
      restoreFocusAfterIntent({ before, after, intent, pressed: submitter, t }),
    )
  }
}

/** What is moved or marked is in view already, and its button keeps the focus. */
const keepsFocus = (intent: string) => /^(move|hide|keep|break)/.test(intent)

/** Loaded with the first press. Without a network the focus is where the browser leaves it. */
export function withRestoreFocus(
  callback: (module: typeof import('./restore-focus-after-intent')) => void,
): Promise<void> {
  return importWithTexts(() => import('./restore-focus-after-intent'), ['editor-tools']).then(
    callback,
    () => undefined,
  )
}

/** A posted text as the resume holds it: the sizes of the look are numbers, the cities a list. */
function parseAs(currentValue: unknown, typed: string): unknown {
  if (typeof currentValue === 'string') return typed
  if (typeof currentValue === 'number') return Number(typed)
  return Array.isArray(currentValue) ? parseCities(typed) : undefined
}

/** A month is shown as people write it: spelled otherwise than it is kept, it is the same one. */
function isSameValue(typedValue: string, currentValue: string): boolean {
  const month = parseMonth(typedValue)
  return typedValue === currentValue || (month !== undefined && month === parseMonth(currentValue))
}

function revealAndFocus(id: string) {
  const element = document.getElementById(id)
  if (!element) return
  if (element instanceof HTMLDetailsElement) element.open = true
  element.scrollIntoView({ block: 'nearest' })
  element
    .querySelector<HTMLElement>('input:not([type=hidden]), textarea, [contenteditable=true]')
    ?.focus({ preventScroll: true })
}
