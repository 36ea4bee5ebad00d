import { useEffect, type FormEvent, type RefObject } from 'react'
import { useEditorStore } from './editor-context'
import { valueAt } from './paths'

/** Joins the plain form to the store: buttons apply in place, and what was typed before scripts came is taken over. */
export function useFormBridge(form: RefObject<HTMLFormElement>) {
  const store = useEditorStore()

  useEffect(() => {
    if (!form.current) return
    for (const [name, typed] of new FormData(form.current)) {
      const known = valueAt(store.getState().resume, name)
      if (typeof known === 'string' && typeof typed === 'string' && known !== typed)
        store.getState().set(name, typed)
    }
  }, [form, store])

  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
      event.preventDefault()
      if (event.shiftKey) store.getState().redo()
      else store.getState().undo()
    }
    addEventListener('keydown', keys)
    return () => removeEventListener('keydown', keys)
  }, [store])

  useEffect(
    () =>
      store.subscribe((now, before) => {
        if (now.focus && now.focus !== before.focus) requestAnimationFrame(() => bringIntoView(now.focus))
      }),
    [store],
  )

  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const submitter = (event.nativeEvent as SubmitEvent).submitter
    if (submitter instanceof HTMLButtonElement && submitter.name === 'intent')
      store.getState().intend(submitter.value)
  }
}

function bringIntoView(id: string) {
  const place = document.getElementById(id)
  if (!place) return
  if (place instanceof HTMLDetailsElement) place.open = true
  place.scrollIntoView({ block: 'nearest' })
  place.querySelector<HTMLElement>('input:not([type=hidden]), textarea')?.focus({ preventScroll: true })
}
