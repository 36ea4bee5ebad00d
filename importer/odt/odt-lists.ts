import type { Paragraph } from '../blocks/block'
import type { OdtStyles } from './read-odt-styles'

const maxNumber = 9_999

/** Counts the items of the lists around a paragraph. */
export class OdtLists {
  #open: { style: string; count: number; startsItem: boolean; isItem: boolean }[] = []
  /** How far each level of a style was counted, for lists that continue it. */
  #counts = new Map<string, number>()

  constructor(readonly styles: OdtStyles) {}

  openList(styleName: string | undefined, isContinued: boolean): void {
    const style = styleName ?? this.#open.at(-1)?.style ?? ''
    const count = isContinued ? (this.#counts.get(`${style} ${this.#open.length}`) ?? 0) : 0
    this.#open.push({ style, count, startsItem: false, isItem: false })
  }

  closeList(): void {
    const list = this.#open.pop()
    if (list) this.#counts.set(`${list.style} ${this.#open.length}`, list.count)
  }

  openItem(start: string | undefined): void {
    const list = this.#open.at(-1)
    if (!list) return
    list.count = Math.min(Math.max(Number(start) || list.count + 1, 0), maxNumber)
    list.startsItem = list.isItem = true
  }

  /** The text before the items of a list. */
  openHeader(): void {
    const list = this.#open.at(-1)
    if (list) list.isItem = false
  }

  /** What a paragraph is in the list around it; nothing where the list has no markers. */
  takeItem(): Paragraph['list'] {
    const list = this.#open.at(-1)
    if (!list?.isItem) return undefined
    const marker = this.styles.levelsOf(list.style).get(this.#open.length)
    if (!marker) return undefined
    const starts = list.startsItem
    list.startsItem = false
    return { depth: this.#open.length - 1, starts, ...(marker === 'number' && { number: list.count }) }
  }
}
