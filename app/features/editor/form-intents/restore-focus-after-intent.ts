import type { Translate } from '#app/i18n/i18n-options'
import type { Resume } from '#contract/resume/resume'
import type { EditorStore } from '#app/features/editor/state/editor-store'
import { openFoldsAround } from '#app/features/editor/pane-switching/open-folds-around'
import { parseIntent } from './intents'
import { announce } from './announce'
import { isRemoval, showUndoToast } from './show-undo-toast'

/** An element's position in its list, and the button that adds another. */
type ListPosition = { name: string; ids: string[]; index: number; add: string }

type AppliedIntent = {
  before: Resume
  after: Resume
  intent: string
  pressed: HTMLElement
  store: EditorStore
  t: Translate
}

/**
 * Moves the focus and announces the change, offering to undo a removal: to the moved element, to the neighbour of a deleted one, else to
 * the button that adds one. Call it once the intent is in the store. Loaded after the first click.
 */
export function restoreFocusAfterIntent({ before, after, intent, pressed, store, t }: AppliedIntent): void {
  if (isRemoval(intent)) showUndoToast(store, t)
  const { target, argument } = parseIntent(intent)
  const [was, is] = [positionsById(before, t).get(target), positionsById(after, t).get(target)]
  if (was && !is) {
    afterRender(() => focusNeighbour(was))
    announce(t('editor-tools:done.removed', { name: was.name, count: was.ids.length - 1 }))
  } else if (was && is && was.index !== is.index) {
    afterRender(() => keepFocusOn(pressed, argument))
    announce(t('editor-tools:done.moved', { name: is.name, at: is.index + 1, count: is.ids.length }))
  } else if (was && is && before !== after) announce(t('editor-tools:done.changed'))
}

/**
 * The same after undo or redo. The focus stays on an undo button that was pressed by key.
 * @returns the id of what has returned, or what adds another of what is gone; undefined where everything is there as before
 */
export function restoreFocusAfterUndo(
  before: Resume,
  after: Resume,
  t: Translate,
): { returned: string; name: string } | { gone: string } | undefined {
  const [was, is] = [positionsById(before, t), positionsById(after, t)]
  const returned = [...is].find(([id]) => !was.has(id))
  const gone = [...was].find(([id]) => !is.has(id))?.[1]
  if (returned) {
    if (!isOnPressedButton()) afterRender(() => focusHeading(headingOf(returned[0])))
    announce(t('editor-tools:done.restored', { name: returned[1].name }))
    return { returned: returned[0], name: returned[1].name }
  }
  if (!gone) return undefined
  if (!isOnPressedButton()) afterRender(() => focusNeighbour(gone))
  announce(t('editor-tools:done.removed', { name: gone.name, count: gone.ids.length - 1 }))
  return { gone: gone.add.split(':')[0]! }
}

/** Whether a key has pressed a button of the bar: the next press is to find it again. */
export const isOnPressedButton = (): boolean =>
  document.activeElement?.matches('header :focus-visible') ?? false

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

/** The row of a section or an entry, the first input of anything else. */
function headingOf(id: string): HTMLElement | null | undefined {
  const element = document.getElementById(id)
  return (
    element?.querySelector<HTMLElement>('[data-grip]') ??
    element?.querySelector<HTMLElement>('input:not([type=hidden])')
  )
}

/** Focuses the next element of the old list, else the previous one, else the add button. */
function focusNeighbour({ ids, index, add }: ListPosition): void {
  const neighbours = [...ids.slice(index + 1), ...ids.slice(0, index).reverse()]
  const neighbourHeading = neighbours.map(headingOf).find((found) => found != null)
  const button = document.querySelector<HTMLElement>(`button[name=intent][value^="${add}"]`)
  focusHeading(neighbourHeading ?? button)
}

/** The row itself stays closed; one inside a closed part, or the button of a closed list, is opened to. */
function focusHeading(heading: HTMLElement | null | undefined): void {
  if (!heading) return
  openFoldsAround((heading.matches('summary') && heading.parentElement?.parentElement) || heading)
  heading.focus()
}

/**
 * The first element cannot move up any more: its button is disabled, so the other one takes the focus. In a menu that
 * has closed, the menu's button.
 */
function keepFocusOn(pressed: HTMLElement, direction: string): void {
  const menu = pressed.closest('details')
  const other = direction === 'up' ? pressed.nextElementSibling : pressed.previousElementSibling
  const focusTarget =
    menu && !menu.open ? menu.querySelector('summary') : pressed.matches(':disabled') ? other : pressed
  if (focusTarget instanceof HTMLElement) focusTarget.focus()
}

export const afterRender = (callback: () => void) => void requestAnimationFrame(callback)

/** Brings what was added into view, and the focus into it unless it has gone on elsewhere by then. */
export const revealAfterRender = (id: string, mayFocus: () => boolean) =>
  afterRender(() => revealAndFocus(id, mayFocus))

/**
 * Opens a part, an entry or what else has an id, and focuses its first field that is shown, else its first row. In a pair that
 * was added with its label it is the value, which is what remains to be written.
 */
function revealAndFocus(id: string, mayFocus: () => boolean) {
  const element = document.getElementById(id)
  if (!element) return
  const row = element.querySelector('[data-grip]') ?? element
  openFoldsAround(row)
  const entries = element.querySelectorAll<HTMLDetailsElement>('details.entry')
  if (entries.length === 1) entries[0]!.open = true
  row.scrollIntoView({ block: 'nearest' })
  const isPair = row === element
  // Not the title of a section, which stands before its fold.
  const fields = element.querySelectorAll<HTMLElement>(
    `${isPair ? '' : 'details '}:is(input:not([type=hidden]), textarea, [contenteditable=true])`,
  )
  const shown = [...fields].filter((field) => field.checkVisibility())
  const isUnwritten = (field: HTMLElement) => field instanceof HTMLInputElement && field.value === ''
  const focusTarget =
    (isPair ? shown.find(isUnwritten) : undefined) ??
    shown[0] ??
    element.querySelector<HTMLElement>('.entry > summary, .section-fold > div > button')
  if (mayFocus()) focusTarget?.focus()
}
