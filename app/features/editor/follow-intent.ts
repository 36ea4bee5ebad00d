import type { TFunction } from 'i18next'
import type { Resume } from '#contract/resume'
import { readIntent } from './intents'
import { toolTexts } from './tool-texts'

/** Where something stands among its like, and the button that adds another of it. */
type Place = { name: string; ids: string[]; index: number; add: string }

type Followed = {
  before: Resume
  after: Resume
  intent: string
  pressed: HTMLElement
  t: TFunction
  /** What the head of something is named by in the list that was pressed in; unsaid: the form itself. */
  headOf?: (id: string) => HTMLElement | null | undefined
}

/**
 * Keeps the focus where somebody works and says what happened: on what was moved, on what follows what was deleted, else on
 * the button that adds. To be called once an intent is in the store. Loaded after the first press.
 */
export function followIntent({ before, after, intent, pressed, t, headOf = headInForm }: Followed): void {
  const { target, argument } = readIntent(intent)
  const [was, is] = [placesOf(before, t).get(target), placesOf(after, t).get(target)]
  const { removed, moved } = toolTexts(document.documentElement.lang).done
  if (was && !is) {
    whenDrawn(() => focusNear(was, headOf))
    announce(removed, { name: was.name, count: was.ids.length - 1 })
  } else if (was && is && was.index !== is.index) {
    whenDrawn(() => stayOn(pressed, argument))
    announce(moved, { name: is.name, at: is.index + 1, count: is.ids.length })
  }
}

/** The same for a step of undo or redo. Who presses its button stays there. */
export function followStep(before: Resume, after: Resume, t: TFunction): void {
  const [was, is] = [placesOf(before, t), placesOf(after, t)]
  const texts = toolTexts(document.documentElement.lang).done
  const returned = [...is].find(([id]) => !was.has(id))
  const gone = [...was].find(([id]) => !is.has(id))?.[1]
  const isOnButton = document.activeElement?.closest('header') != null
  if (returned) {
    if (!isOnButton) whenDrawn(() => headInForm(returned[0])?.focus())
    announce(texts.restored, { name: returned[1].name })
  } else if (gone) {
    if (!isOnButton) whenDrawn(() => focusNear(gone, headInForm))
    announce(texts.removed, { name: gone.name, count: gone.ids.length - 1 })
  } else announce(texts.changed, {})
}

function placesOf({ basics, sections }: Resume, t: TFunction): Map<string, Place> {
  const places = new Map<string, Place>()
  function put<T extends { id: string }>(list: readonly T[], add: string, nameOf: (one: T) => string) {
    const ids = list.map(({ id }) => id)
    list.forEach((one, index) => places.set(one.id, { name: nameOf(one), ids, index, add }))
  }
  put(basics.links, 'addLink', ({ label, url }) => label || url || t('editor.links'))
  put(basics.custom, 'addCustom', ({ label }) => label || t('editor.custom'))
  put(sections, 'addSection', ({ title, kind }) => title || t(`fields.kinds.${kind}`))
  for (const { id, items } of sections)
    put(items, `addItem:${id}`, ({ title }) => title || t('editor.item.untitled'))
  return places
}

/** An entry's line, a section's title, the first field of anything else. */
function headInForm(id: string): HTMLElement | null | undefined {
  return document.getElementById(id)?.querySelector<HTMLElement>('summary, input:not([type=hidden])')
}

/** The next of what was there, else the one before, else the button that adds one. */
function focusNear({ ids, index, add }: Place, headOf: NonNullable<Followed['headOf']>): void {
  const near = [...ids.slice(index + 1), ...ids.slice(0, index).reverse()]
  const head = near.map(headOf).find((found) => found != null)
  const button = document.querySelector<HTMLElement>(`button[name=intent][value^="${add}"]`)
  ;(head ?? button)?.focus()
}

/** What stands first cannot go up any more: its button is off, and the other one takes the focus. */
function stayOn(pressed: HTMLElement, way: string): void {
  const other = way === 'up' ? pressed.nextElementSibling : pressed.previousElementSibling
  const stays = pressed.matches(':disabled') ? other : pressed
  if (stays instanceof HTMLElement) stays.focus()
}

const whenDrawn = (act: () => void) => void requestAnimationFrame(act)

/** Where the editor says aloud what happened; the form has it from the start, for only what changes in it is spoken. */
const announcerId = 'editor-announcements'

function announce(text: string, values: Record<string, string | number>): void {
  const place = document.getElementById(announcerId)
  if (!place) return
  const said = text.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name]))
  // The same again is a change too.
  place.textContent = place.textContent === said ? `${said}\u00a0` : said
}
