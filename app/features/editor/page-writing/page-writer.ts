import { drawCaret } from '#app/features/editor/page-caret/draw-caret'
import {
  removeComposition,
  showCaretAtLine,
  showComposition,
} from '#app/features/editor/page-caret/caret-marks'
import { isTextField, textOf } from '#app/features/editor/page-caret/text-fields'
import { enableDragging } from './drag-on-page'
import { createHeldKeys } from './held-keys'
import { handlePageKey, leavePage } from './page-keys'
import { pressPage, type PressedPages } from './press-page'
import { selectBetween, selectParagraph, selectWord } from './select-on-page'
import {
  beginWriting,
  endWriting,
  fieldOfStandAt,
  isWrittenOnPage,
  layOverCaret,
  setComposed,
} from './written-field'

/** Pages stand beside the form, and a mouse presses on them. */
const writesBesideForm = '(min-width: 64rem)'
const isBesideForm = () => matchMedia(writesBesideForm).matches
const dragTolerancePx = 5

export type PageWriter = ReturnType<typeof createPageWriter>

/** Lets people write on the pages: the field of what is pressed has the focus, the page shows its caret. */
export function createPageWriter(pages: () => PressedPages) {
  const written = () => {
    const field = document.activeElement
    return isTextField(field) && isWrittenOnPage(field) ? field : undefined
  }
  /** Loading its editor may have replaced the field since it was pressed. */
  const withWritten = (use: (field: HTMLElement) => void) => {
    const field = written()
    if (field) use(field)
  }
  const redraw = () => void drawCaret(pages().host, pages().areas)

  let isDragged = false
  let latestPress: Promise<HTMLElement | undefined> = Promise.resolve(undefined)
  const press = (page: Element, x: number, y: number) => (latestPress = writeAt(page, x, y))
  const pressByKey = (page: Element, x: number, y: number) => (latestPress = writeAt(page, x, y, true))
  /** How many things were done that a caret which is late must not overtake. */
  let done = 0
  const heldKeys = createHeldKeys()

  /** Ends when the caret is where it was pressed. A key that finds nothing there, as while the page is set, leaves the caret. */
  async function writeAt(page: Element, x: number, y: number, isKey = false) {
    const turn = ++done
    const write = (field: HTMLElement | undefined) => {
      if (!field || !isBesideForm()) return undefined
      beginWriting(field)
      if (textOf(field) === '') showCaretAtLine(pages().host, page, x, y)
      redraw()
      return field
    }
    const pressing = pressPage(pages(), page, x, y)
    void heldKeys.during(pressing)
    const { field, followLetter } = await pressing
    // Nothing that can be written was pressed: what is typed must not go where one wrote before.
    if (!field && !followLetter && !isKey) withWritten(() => leavePage(pages().host))
    const written = write(field)
    return write(await followLetter?.(() => turn !== done)) ?? written
  }

  /** A click that ends a drag has selected already; where one writes on the page, the second selects the word, the third all. */
  function click(page: Element, x: number, y: number, count: number) {
    if (isDragged) return
    const select = [selectWord, selectParagraph][count - 2]
    if (select && isBesideForm()) void latestPress.then(() => withWritten(select))
    else void press(page, x, y)
  }

  /** A press that is drawn over the page selects. */
  function pointerDown(down: PointerEvent, page: Element) {
    isDragged = false
    const from = { page, x: down.clientX, y: down.clientY }
    let pressed: Promise<unknown> | undefined
    const onMove = (move: PointerEvent) => {
      if (!isDragged && Math.hypot(move.clientX - from.x, move.clientY - from.y) < dragTolerancePx) return
      isDragged = true
      const to = { page, x: move.clientX, y: move.clientY }
      pressed ??= press(page, from.x, from.y)
      void pressed.then(() => withWritten((field) => void selectBetween(field, from, to)))
    }
    const stop = () => {
      removeEventListener('pointermove', onMove)
      removeEventListener('pointerup', stop)
      removeEventListener('pointercancel', stop)
    }
    addEventListener('pointermove', onMove)
    addEventListener('pointerup', stop)
    addEventListener('pointercancel', stop)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const isHeld = heldKeys.hold(event)
    if (!isHeld) done++
    const field = written()
    const action =
      field && !isHeld ? handlePageKey(event, field, { ...pages(), press: pressByKey }) : undefined
    if (action) void heldKeys.during(action)
    if (!isHeld && !action) return
    event.preventDefault()
    event.stopPropagation()
  }
  const onComposition = ({ type, data }: CompositionEvent) => {
    if (!written()) return
    setComposed(type === 'compositionend' ? undefined : data)
    showComposition(pages().host, data)
    // What was not taken is not drawn.
    if (type === 'compositionend' && data === '') removeComposition(pages().host)
  }
  const onFocusIn = ({ target }: FocusEvent) => {
    // The tools of the field belong to it.
    if (target instanceof Element && !isWrittenOnPage(target) && !target.closest('[data-on-page]'))
      endWriting()
  }
  /** Who presses in the form writes there again, in the field they pressed too. */
  const onMouseDown = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest('main')) return
    if (event.target.closest('[data-on-page]')) return
    const field = fieldOfStandAt(event.clientX, event.clientY)
    endWriting()
    if (!field) return
    // The press was on a copy: what it does is done here.
    event.preventDefault()
    field.focus({ preventScroll: true })
  }
  /** On the page a press is counted as such: the second of two waits for the caret of the first. */
  const onPointerDown = ({ target }: PointerEvent) => {
    if (!(target instanceof Node) || !pages().host.contains(target)) done++
  }
  const onScroll = () => withWritten((field) => layOverCaret(pages().host, field))

  const listeners: [keyof DocumentEventMap, (event: never) => void][] = [
    ['keydown', onKeyDown],
    ['beforeinput', () => done++],
    ['compositionstart', onComposition],
    ['compositionupdate', onComposition],
    ['compositionend', onComposition],
    ['focusin', onFocusIn],
    ['mousedown', onMouseDown],
    ['pointerdown', onPointerDown],
    ['scroll', onScroll],
  ]
  for (const [name, listener] of listeners) document.addEventListener(name, listener as EventListener, true)
  const stopDragging = enableDragging(pages)
  return {
    click,
    pointerDown,
    close() {
      endWriting()
      stopDragging()
      for (const [name, listener] of listeners)
        document.removeEventListener(name, listener as EventListener, true)
    },
  }
}
