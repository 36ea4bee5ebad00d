import { useEffect, type FormEvent, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { readCities } from '#contract/cities'
import { readMonth } from '#contract/month'
import { useEditorStore } from './editor-context'
import { offerUndo, takesAway } from './offer-undo'
import { valueAt } from './paths'

/** Joins the plain form to the store: buttons apply in place, and what was typed before scripts came is taken over. */
export function useFormBridge(form: RefObject<HTMLFormElement>) {
  const store = useEditorStore()
  const { t } = useTranslation()

  useEffect(() => {
    if (!form.current) return
    // Beside what the page came with, not what is known by now: the very press that woke React is in the store already and
    // not yet in the fields, and must not be taken for something typed over it.
    const { resume } = store.getInitialState()
    for (const [name, typed] of new FormData(form.current)) {
      // Its own field takes it over, with the look.
      if (name === 'style.template') continue
      const came = valueAt(resume, name)
      const taken = typeof typed === 'string' ? likeKnown(came, typed) : undefined
      if (taken !== undefined && !isSame(String(taken), String(came))) store.getState().set(name, taken)
    }
  }, [form, store])

  useEffect(
    () =>
      store.subscribe((now, before) => {
        if (now.focus && now.focus !== before.focus) requestAnimationFrame(() => bringIntoView(now.focus))
        if (now.steps !== before.steps && now.resume !== before.resume)
          void follow(({ followStep }) => followStep(before.resume, now.resume, t))
      }),
    [store, t],
  )

  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const submitter = (event.nativeEvent as SubmitEvent).submitter
    if (!(submitter instanceof HTMLButtonElement) || submitter.name !== 'intent') return
    const { resume: before, intend } = store.getState()
    const intent = submitter.value
    intend(intent, staysPut(intent) ? true : undefined)
    const { resume: after } = store.getState()
    if (takesAway(intent)) offerUndo(store, t)
    void follow(({ followIntent }) => followIntent({ before, after, intent, pressed: submitter, t }))
  }
}

/** What is moved or marked is in view already, and its button keeps the focus. */
const staysPut = (intent: string) => /^(move|hide|keep|break)/.test(intent)

/** Loaded with the first press. Without a network the focus is where the browser leaves it. */
export function follow(use: (module: typeof import('./follow-intent')) => void): Promise<void> {
  return import('./follow-intent').then(use, () => undefined)
}

/** A posted text as the resume holds it: the sizes of the look are numbers, the cities a list. */
function likeKnown(known: unknown, typed: string): unknown {
  if (typeof known === 'string') return typed
  if (typeof known === 'number') return Number(typed)
  return Array.isArray(known) ? readCities(typed) : undefined
}

/** A month is shown as people write it: spelled otherwise than it is kept, it is the same one. */
function isSame(taken: string, known: string): boolean {
  const month = readMonth(taken)
  return taken === known || (month !== undefined && month === readMonth(known))
}

function bringIntoView(id: string) {
  const place = document.getElementById(id)
  if (!place) return
  if (place instanceof HTMLDetailsElement) place.open = true
  place.scrollIntoView({ block: 'nearest' })
  place
    .querySelector<HTMLElement>('input:not([type=hidden]), textarea, [contenteditable=true]')
    ?.focus({ preventScroll: true })
}
