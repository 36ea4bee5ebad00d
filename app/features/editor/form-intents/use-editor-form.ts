import { importWithTexts } from '#app/i18n/load-namespaces'
import { useEffect, type FormEvent, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { parseCities } from '#contract/resume/parse-cities'
import { parseMonth } from '#contract/resume/month'
import { useEditorStore } from '#app/features/editor/state/editor-context'
import type { EditorStore } from '#app/features/editor/state/editor-store'
import { loadEnterAndPaste } from '#app/features/editor/fields/load-enter-and-paste'
import { getAtPath } from '#app/features/editor/state/resume-path'

/** Nobody types in the hidden fields; the template field takes its own over, with its style. */
const notTyped = new Set(['style.template', 'scenario', 'dismissed', 'sampleEntries', 'assisted'])

/**
 * Connects the plain form to the store: buttons apply in place, and text typed before hydration goes into the
 * store.
 */
export function useFormStoreSync(form: RefObject<HTMLFormElement>) {
  const store = useEditorStore()
  const { t } = useTranslation().i18n

  useEffect(() => {
    if (!form.current) return
    // Compares with the initial state, not the current one: the event that triggered hydration is in the
    // store already and not yet in the fields, and must not count as typed text.
    const { resume } = store.getInitialState()
    for (const [name, typed] of new FormData(form.current)) {
      if (notTyped.has(name)) continue
      const initialValue = getAtPath(resume, name)
      const typedValue = typeof typed === 'string' ? parseAs(initialValue, typed) : undefined
      if (typedValue !== undefined && !isSameValue(String(typedValue), String(initialValue)))
        store.getState().set(name, typedValue)
    }
  }, [form, store])

  useEffect(
    () =>
      store.subscribe((now, before) => {
        if (now.focus && now.focus !== before.focus) {
          const pressed = document.activeElement
          // Who has gone on elsewhere while the code was loading, or before the next frame, stays there.
          const isStillThere = () => [pressed, document.body].includes(document.activeElement)
          void withRestoreFocus(
            ({ revealAfterRender }) => isStillThere() && revealAfterRender(now.focus, isStillThere),
          )
        }
        if (now.undoRedoCount !== before.undoRedoCount && now.resume !== before.resume)
          void importWithTexts(() => import('./follow-step'), ['editor-tools', 'style']).then(
            ({ followStep }) => followStep({ before, now, store, t }),
            () => undefined,
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
    if (intent === 'save') return void goToNextField(store)
    dispatchIntent(intent, keepsFocus(intent) ? true : undefined)
    const { resume: after } = store.getState()
    void withRestoreFocus(({ restoreFocusAfterIntent }) =>
      restoreFocusAfterIntent({ before, after, intent, pressed: submitter, store, t }),
    )
  }
}

/** Enter in a field presses the form's first button, which saves without scripts; here it is saved already. */
async function goToNextField(store: EditorStore) {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement)) return
  const typed = field.value
  const module = await loadEnterAndPaste()
  const isSplit = await module?.splitTyped(field, typed, store)
  if (isSplit !== undefined) module?.nextField(field, isSplit, store)?.focus()
}

/** A copied entry or person that is pasted into a first field is split into all. The browser has pasted it before. */
export function splitPaste({ target, clipboardData }: ClipboardEvent, store: EditorStore) {
  const text = clipboardData?.getData('text/plain') ?? ''
  // Only what names a month, a phone or an address can be read.
  if (!(target instanceof HTMLInputElement) || !/\d{4}|@/.test(text)) return
  void loadEnterAndPaste().then((module) => module?.splitPasted(target, text, store))
}

/** A moved or marked element is in view already, and its button keeps the focus. */
const keepsFocus = (intent: string) => /^(move|hide|keep|break|column)/.test(intent)

/** Loads with the first click. Without a network the focus stays where the browser leaves it. */
export function withRestoreFocus(
  callback: (module: typeof import('./restore-focus-after-intent')) => void,
): Promise<void> {
  return importWithTexts(() => import('./restore-focus-after-intent'), ['editor-tools']).then(
    callback,
    () => undefined,
  )
}

/** Parses a posted text into the resume's type: style sizes are numbers, the cities a list. */
function parseAs(currentValue: unknown, typed: string): unknown {
  if (typeof currentValue === 'string') return typed
  if (typeof currentValue === 'number') return Number(typed)
  return Array.isArray(currentValue) ? parseCities(typed) : undefined
}

/** The field shows a month in another format than it is stored in: both are equal. */
function isSameValue(typedValue: string, currentValue: string): boolean {
  const month = parseMonth(typedValue)
  return typedValue === currentValue || (month !== undefined && month === parseMonth(currentValue))
}
