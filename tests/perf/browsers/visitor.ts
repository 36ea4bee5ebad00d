import { setTimeout as sleep } from 'node:timers/promises'
import { findInLines, type PrintedPlace } from '#tests/e2e/support/printed-text'
import type { ObservedProduct } from './observed-product'
import type { Point, XDisplay } from './x-display'

const timeoutMs = 20_000

/** A person in front of a browser: looks at the page by its agent, and acts by mouse and keys of the screen. */
export class Visitor {
  private offset: Point = { x: 0, y: 0 }

  constructor(
    readonly display: XDisplay,
    readonly product: ObservedProduct,
    readonly origin: string,
  ) {}

  look<T>(code: string): Promise<T> {
    return this.product.look<T>(code)
  }

  /** Finds where the page lies on the screen: the mouse is moved, and the page says where it sees it. */
  async findPage(): Promise<void> {
    const at = { x: 700, y: 560 }
    await this.waitFor('document.readyState === "complete"')
    await this.display.fill('智能简历')
    await this.until(async () => {
      await this.display.move({ x: at.x - 9, y: at.y })
      await this.display.move(at)
      const seen = await this.look<Point | undefined>('tried.mouse')
      if (seen) this.offset = { x: at.x - seen.x, y: at.y - seen.y }
      return seen !== undefined
    }, 'the mouse on the page')
  }

  /**
   * Moves the mouse to a point of the window. A bar of the browser may have come over the page meanwhile: the page says
   * where it sees the mouse. @returns the point of the screen
   */
  async aim(point: Point): Promise<Point> {
    await this.display.move(this.onScreen({ x: point.x - 3, y: point.y }))
    await this.display.move(this.onScreen(point))
    const [seen, at] = [await this.look<Point | undefined>('tried.mouse'), this.onScreen(point)]
    if (seen) this.offset = { x: at.x - seen.x, y: at.y - seen.y }
    await this.display.move(this.onScreen(point))
    return this.onScreen(point)
  }

  /** Presses a point of the window. */
  async pressAt(point: Point): Promise<void> {
    await this.display.click(await this.aim(point))
  }

  onScreen({ x, y }: Point): Point {
    return { x: Math.round(x + this.offset.x), y: Math.round(y + this.offset.y) }
  }

  /** Goes to a page of the product, as by a link, and waits until its scripts run if it has any to wait for. */
  async open(path: string, ready = 'true'): Promise<void> {
    await this.look(`void setTimeout(() => location.assign(${JSON.stringify(path)}), 200)`)
    await sleep(1_000)
    await this.waitFor(`document.readyState === 'complete' && (${ready})`)
  }

  /** Presses the middle of an element in the window, scrolled to if need be. @param expression finds it */
  async press(expression: string): Promise<void> {
    await this.waitFor(`Boolean(${expression})`)
    await this.look(`void (${expression}).scrollIntoView({ block: 'center', behavior: 'instant' })`)
    await sleep(250)
    const box = await this.look<DOMRect>(`(${expression}).getBoundingClientRect().toJSON()`)
    await this.pressAt({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
  }

  pressText(text: string, tags = 'button, a, label, summary, [role=radio]'): Promise<void> {
    return this.press(
      `[...document.querySelectorAll(${JSON.stringify(tags)})].find((one) => one.checkVisibility() && one.getClientRects().length > 0 && one.innerText.trim() === ${JSON.stringify(text)})`,
    )
  }

  /** Finds a text on the drawn pages. */
  async findPrinted(text: string): Promise<PrintedPlace> {
    const wanted = JSON.stringify(text.replace(/\s/g, ''))
    const find = `((__name) => (${findInLines.toString()})(${wanted}))((one) => one)`
    let place: PrintedPlace | undefined
    await this.until(async () => (place = await this.look(find)) !== undefined, `“${text}” on the page`)
    return place!
  }

  /** Waits until an expression is true in the page in front. */
  waitFor(expression: string, name = expression): Promise<void> {
    return this.until(() => this.look<boolean>(expression), name)
  }

  async until(check: () => Promise<boolean>, name: string): Promise<void> {
    const end = Date.now() + timeoutMs
    let problem = ''
    while (Date.now() < end) {
      try {
        if (await check()) return
        problem = ''
      } catch (error) {
        problem = `: ${String(error)}`
      }
      await sleep(200)
    }
    throw new Error(`not seen: ${name}${problem}`)
  }
}
