import { lineHeight, onPage, standsAbove, type AnchoredBox, type BoxPlace } from './anchored-box'
import type { Block } from './block'
import { orderBoxes } from './order-boxes'

/** Where a text box stands; on the page that is read unless it names one. */
export type StoryPlace = BoxPlace & { page?: number }

/**
 * The text boxes of one flow of text. Those of empty paragraphs one after the other make a page and are put in order together;
 * those of a filled paragraph stay with it.
 */
export class FloatingBoxes {
  /** In how many tables the boxes are that wait. */
  depth = 0
  #ofParagraph: { blocks: Block[]; place: StoryPlace; page: number }[] = []
  #waiting = new Map<number, AnchoredBox[]>()
  #page = 1
  #linesOnPage = 0

  /** Adds a box of the paragraph that is read. */
  add(blocks: Block[], place: StoryPlace): void {
    if (blocks.length > 0) this.#ofParagraph.push({ blocks, place, page: place.page ?? this.#page })
  }

  beginPage(): void {
    this.#page++
    this.#linesOnPage = 0
  }

  /** Returns what stands above the paragraph; its other boxes wait. */
  endParagraph(depth: number, isFilled: boolean, pageTop: number): Block[] {
    const top = pageTop + this.#linesOnPage * lineHeight
    const above: AnchoredBox[] = []
    for (const { blocks, place, page } of this.#ofParagraph) {
      const box = { blocks, ...place }
      if (isFilled && (!box.frame || standsAbove(box))) above.push(box)
      else this.#wait(onPage(box, top), page)
    }
    this.#ofParagraph = []
    this.depth = depth
    this.#linesOnPage++
    return orderBoxes(above)
  }

  /** The boxes that wait, page by page. */
  take(): Block[] {
    const pages = [...this.#waiting].sort(([a], [b]) => a - b)
    this.#waiting.clear()
    return pages.flatMap(([, boxes]) => orderBoxes(boxes))
  }

  #wait(box: AnchoredBox, page: number): void {
    const boxes = this.#waiting.get(page)
    if (boxes) boxes.push(box)
    else this.#waiting.set(page, [box])
  }
}
