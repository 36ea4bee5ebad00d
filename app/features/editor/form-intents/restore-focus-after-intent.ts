import type { Translate } from '#app/i18n/i18n-options'
import type { Resume } from '#contract/resume/resume'
import { parseIntent } from './intents'
import { announce } from './announce'

/** An element's position in its list, and the button that adds another. */
type ListPosition = { name: string; ids: string[]; index: number; add: string }

type AppliedIntent = {
  before: Resume
  after: Resume
  intent: string
  pressed: HTMLElement
  t: Translate
  /** Finds an element's heading in the clicked list; by default in the form. */
  headingOf?: (id: string) => HTMLElement | null | undefined
}

/**
 * Moves the focus and announces the change: to the moved element, to the neighbour of a deleted one, else to
 * the button that adds one. Call it once the intent is in the store. Loaded after the first click.
 */
export function restoreFocusAfterIntent({
  before,
  after,
  intent,
  pressed,
  t,
  headingOf = headingInForm,
}: AppliedIntent): void {
  const { target, argument } = parseIntent(intent)
  const [was, is] = [positionsById(before, t).get(target), positionsById(after, t).get(target)]
  if (was && !is) {
    afterRender(() => focusNeighbour(was, headingOf))
    announce(t('editor-tools:done.removed', { name: was.name, count: was.ids.length - 1 }))
  } else if (was && is && was.index !== is.index) {
    afterRender(() => keepFocusOn(pressed, argument))
    announce(t('editor-tools:done.moved', { name: is.name, at: is.index + 1, count: is.ids.length }))
  }
}

/** The same after undo or redo. The focus stays on an undo button that was clicked. */
export function restoreFocusAfterUndo(before: Resume, after: Resume, t: Translate): void {
  const [was, is] = [positionsById(before, t), positionsById(after, t)]
  const returned = [...is].find(([id]) => !was.has(id))
  const gone = [...was].find(([id]) => !is.has(id))?.[1]
  const isOnButton = document.activeElement?.closest('header') != null
  if (returned) {
    if (!isOnButton) afterRender(() => headingInForm(returned[0])?.focus())
    announce(t('editor-tools:done.restored', { name: returned[1].name }))
  } else if (gone) {
    if (!isOnButton) afterRender(() => focusNeighbour(gone, headingInForm))
    announce(t('editor-tools:done.removed', { name: gone.name, count: gone.ids.length - 1 }))
  } else announce(t('editor-tools:done.changed'))
}

function positionsById({ basics, sections }: Resume, t: Translate): Map<string, ListPosition> {
  const positions = new Map<string, ListPosition>()
  function addList<T extends { id: string }>(list: readonly T[], add: string, nameOf: (one: T) => string) {
    const ids = list.map(({ id }) => id)
    list.forEach((one, index) => positions.set(one.id, { name: nameOf(one), ids, index, add }))
  }
  addList(basics.links, 'addLink', ({ label, url }) => label || url || t('editor:links'))
  addList(basics.custom, 'addCustom', ({ label }) => label || t('editor:custom'))
  addList(sections, 'addSection', ({ title, kind }) => title || t(`fields:kinds.${kind}`))
  for (const { id, items } of sections)
    addList(items, `addItem:${id}`, ({ title }) => title || t('editor:item.untitled'))
  return positions
}

/** An entry's summary, a section's title, the first input of anything else. */
function headingInForm(id: string): HTMLElement | null | undefined {
  return document.getElementById(id)?.querySelector<HTMLElement>('summary, input:not([type=hidden])')
}

/** Focuses the next element of the old list, else the previous one, else the add button. */
function focusNeighbour(
  { ids, index, add }: ListPosition,
  headingOf: NonNullable<AppliedIntent['headingOf']>,
): void {
  const neighbours = [...ids.slice(index + 1), ...ids.slice(0, index).reverse()]
  const neighbourHeading = neighbours.map(headingOf).find((found) => found != null)
  const button = document.querySelector<HTMLElement>(`button[name=intent][value^="${add}"]`)
  ;(neighbourHeading ?? button)?.focus()
}

/** The first element cannot move up any more: its button is disabled, so the other one takes the focus. */
function keepFocusOn(pressed: HTMLElement, direction: string): void {
  const other = direction === 'up' ? pressed.nextElementSibling : pressed.previousElementSibling
  const focusTarget = pressed.matches(':disabled') ? other : pressed
  if (focusTarget instanceof HTMLElement) focusTarget.focus()
}

const afterRender = (callback: () => void) => void requestAnimationFrame(callback)
