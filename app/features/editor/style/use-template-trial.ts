import { useEffect, useState, type RefObject } from 'react'
import type { EditorTemplate } from './editor-template'
import { useEditorStore } from '#app/features/editor/state/editor-context'
import type { EditorStore } from '#app/features/editor/state/editor-store'
import { applyTemplateStyle } from './apply-template-style'
import { isOf } from './template-picker'

/** A mouse that only crosses a template means nothing; nor does a key that is held down. */
const restingMs = 120
const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }
const rowSteps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Lets the pages show the template that the mouse rests on, or that the arrow keys have come to, until one is chosen.
 * @returns its id, '' without one
 */
export function useTemplateTrial(
  strip: RefObject<HTMLElement>,
  templates: readonly EditorTemplate[],
): string {
  const store = useEditorStore()
  const [triedId, setTriedId] = useState('')

  useEffect(() => {
    const element = strip.current
    if (!element) return
    let timeout: ReturnType<typeof setTimeout> | undefined
    const tryOut = (card: Element | null | undefined) => {
      clearTimeout(timeout)
      const template = templates.find(({ id }) => id === card?.getAttribute('data-template'))
      timeout = setTimeout(() => {
        const isTried = template && !isOf(store.getState().resume.style.template, template)
        setTriedId(isTried ? template.id : '')
        showOnPages(store, isTried ? template : undefined)
      }, restingMs)
    }
    const cardOf = (target: EventTarget | null) =>
      target instanceof Element ? target.closest('[data-template]') : null
    const onPointer = ({ target, pointerType }: PointerEvent) =>
      pointerType !== 'touch' && tryOut(cardOf(target))
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key } = event
      if (!(target instanceof HTMLInputElement) || target.type !== 'radio' || !cardOf(target)) return
      const radios = [
        ...element.querySelectorAll<HTMLInputElement>(
          '[data-template]:not([hidden]) [name="style.template"]',
        ),
      ]
      const goTo = (radio: HTMLInputElement | undefined) => {
        // Otherwise the browser would choose it.
        event.preventDefault()
        radio?.focus()
        tryOut(cardOf(radio ?? null))
      }
      const step = steps[key] ?? (rowSteps[key] ?? 0) * columnsOf(radios)
      if (step) goTo(radios.at((radios.indexOf(target) + step) % radios.length))
      else if (key === 'Home' || key === 'End') goTo(radios.at(key === 'Home' ? 0 : -1))
      else if (key === 'Enter') {
        event.preventDefault()
        target.click()
      } else if (key === 'Escape') goTo(radios.find(({ checked }) => checked))
    }
    const onFocusOut = ({ relatedTarget }: FocusEvent) =>
      !element.contains(relatedTarget as Node | null) && tryOut(null)
    const onLeave = () => tryOut(null)
    element.addEventListener('pointerover', onPointer)
    element.addEventListener('pointerleave', onLeave)
    element.addEventListener('keydown', onKeyDown)
    element.addEventListener('focusout', onFocusOut)
    const unsubscribe = store.subscribe((now, before) => {
      if (now.resume.style.template !== before.resume.style.template) setTriedId('')
    })
    return () => {
      clearTimeout(timeout)
      unsubscribe()
      element.removeEventListener('pointerover', onPointer)
      element.removeEventListener('pointerleave', onLeave)
      element.removeEventListener('keydown', onKeyDown)
      element.removeEventListener('focusout', onFocusOut)
      showOnPages(store, undefined)
    }
  }, [strip, store, templates])

  return triedId
}

/** How many templates stand beside each other; a strip that is one row is a column to the arrow keys too. */
function columnsOf(radios: HTMLElement[]): number {
  const tops = radios.map((radio) => cardTop(radio))
  const first = tops.findIndex((top) => top !== tops[0])
  return first > 0 ? first : 1
}

const cardTop = (radio: HTMLElement) => radio.closest<HTMLElement>('[data-template]')?.offsetTop

function showOnPages(store: EditorStore, template: EditorTemplate | undefined) {
  const { resume, pointedStyle } = store.getState()
  const next = template && applyTemplateStyle(resume.style, template)
  if (next !== pointedStyle) store.setState({ pointedStyle: next })
}
