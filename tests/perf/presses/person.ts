import type { Locator, Page } from '@playwright/test'
import { keysToType, secondsOf } from './keystroke-model'

/** What a task took. A press is a click, a tap, a drag, a turn of the wheel or a command key; a chord is one. */
export type Effort = { clicks: number; keys: number; textKeys: number; seconds: number }
export type PickedFile = { name: string; mimeType: string; buffer: Buffer }
export type Hand = 'mouse' | 'keyboard' | 'touch'
/** No hand is faster, and no page has to be. */
const actMs = 200
const keyMs = 20
const maxTabs = 150

type Device = 'pointer' | 'keyboard'

/**
 * Acts on a page as a person does who knows the product, and counts. Only what a person does goes through here; what looks
 * or waits uses the page itself.
 */
export class Person {
  private effort: Effort = { clicks: 0, keys: 0, textKeys: 0, seconds: 0 }
  private handOn: Device

  constructor(
    readonly page: Page,
    readonly hand: Hand,
  ) {
    this.handOn = hand === 'keyboard' ? 'keyboard' : 'pointer'
  }

  /** Presses the middle of an element, or a place of it. It must be in sight already. */
  async press(target: Locator, position?: { x: number; y: number }): Promise<void> {
    await target.waitFor()
    if (!(await isInSight(target))) await this.scrollTo(target)
    this.countPointer()
    if (this.hand === 'touch') await target.tap({ position })
    else await target.click({ position })
  }

  /** Presses a point of the window. */
  async pressAt({ x, y }: { x: number; y: number }): Promise<void> {
    this.countPointer()
    if (this.hand === 'touch') await this.page.touchscreen.tap(x, y)
    else await this.page.mouse.click(x, y)
    await this.page.waitForTimeout(actMs)
  }

  /** Draws something from a point to another; one press. */
  async drag(from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
    this.countPointer()
    this.effort.seconds += secondsOf.point
    if (this.hand === 'touch') return this.dragByTouch(from, to)
    const { mouse } = this.page
    await mouse.move(from.x, from.y)
    await mouse.down()
    await mouse.move(to.x, to.y, { steps: 8 })
    await this.page.waitForTimeout(100)
    await mouse.up()
  }

  /** Draws the middle of an element onto that of another, a little beyond. */
  async dragOnto(element: Locator, target: Locator): Promise<void> {
    if (!(await isInSight(element))) await this.scrollTo(element)
    const [from, to] = [(await element.boundingBox())!, (await target.boundingBox())!]
    const middle = ({ x, y, width, height }: typeof from) => ({ x: x + width / 2, y: y + height / 2 })
    await this.drag(middle(from), { ...middle(to), y: middle(to).y - 6 })
  }

  private async dragByTouch(from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
    const devtools = await this.page.context().newCDPSession(this.page)
    const send = async (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      touchPoints: { x: number; y: number }[],
    ) => {
      await devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
      await this.page.waitForTimeout(actMs / 4)
    }
    const steps = 8
    await send('touchStart', [from])
    for (let step = 1; step <= steps; step++)
      await send('touchMove', [
        { x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps },
      ])
    await send('touchEnd', [])
    await devtools.detach()
  }

  /** Presses a command key or a chord, some times. */
  async key(chord: string, times = 1): Promise<void> {
    this.moveHandTo('keyboard')
    this.effort.seconds += secondsOf.decide
    for (let i = 0; i < times; i++) {
      this.effort.keys++
      this.effort.seconds += secondsOf.key * chord.split('+').length
      await this.page.keyboard.press(chord)
      await this.page.waitForTimeout(actMs)
    }
  }

  /** Goes to an element by Tab, or backwards: as many presses as it takes. */
  async tabTo(target: Locator, isBackwards = false): Promise<void> {
    this.moveHandTo('keyboard')
    this.effort.seconds += secondsOf.decide
    for (let presses = 0; presses < maxTabs; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      this.effort.keys++
      this.effort.seconds += secondsOf.key * (isBackwards ? 2 : 1)
      await this.page.keyboard.press(isBackwards ? 'Shift+Tab' : 'Tab')
      await this.page.waitForTimeout(keyMs)
    }
    throw new Error(`not reached by ${maxTabs} presses of Tab`)
  }

  /** Types a text where the focus is; Enter between lines is a command. */
  async type(text: string): Promise<void> {
    if (this.hand !== 'touch') this.moveHandTo('keyboard')
    this.effort.textKeys += keysToType(text)
    this.effort.seconds += keysToType(text) * secondsOf.key
    await this.page.keyboard.type(text, { delay: keyMs })
  }

  /** Presses what opens the system's window for files, and chooses the only one there; one press more. */
  async chooseFile(opener: () => Promise<void>, file: PickedFile) {
    const [chooser] = await Promise.all([this.page.waitForEvent('filechooser'), opener()])
    if (this.hand === 'keyboard') this.countKey()
    else this.countPointer()
    await chooser.setFiles(file)
  }

  /** Drops a file from the desktop on an element; one press. */
  async dropFile(target: Locator, file: PickedFile): Promise<void> {
    this.countPointer()
    this.effort.seconds += secondsOf.point
    const dataTransfer = await this.transferOf(file)
    for (const type of ['dragenter', 'dragover', 'drop']) await target.dispatchEvent(type, { dataTransfer })
  }

  /** Copies a file in the system's list of files and pastes it where the focus is; two presses. */
  async pasteFile(file: PickedFile): Promise<void> {
    this.countKey()
    this.countKey()
    const clipboardData = await this.transferOf(file)
    await this.page.evaluate((data) => {
      const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
      ;(document.activeElement ?? document.body).dispatchEvent(event)
    }, clipboardData)
  }

  private transferOf({ name, mimeType, buffer }: PickedFile) {
    return this.page.evaluateHandle(
      ({ name, mimeType, base64 }) => {
        const transfer = new DataTransfer()
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        transfer.items.add(new File([bytes], name, { type: mimeType }))
        return transfer
      },
      { name, mimeType, base64: buffer.toString('base64') },
    )
  }

  /** Scrolls what holds an element until it is in sight; one press. */
  async scrollTo(target: Locator): Promise<void> {
    this.countPointer()
    await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  }

  /** What was done since the last call. */
  takeEffort(): Effort {
    const taken = this.effort
    this.effort = { clicks: 0, keys: 0, textKeys: 0, seconds: 0 }
    return taken
  }

  private countPointer() {
    if (this.hand === 'keyboard') throw new Error('a person at the keyboard has no mouse')
    this.moveHandTo('pointer')
    this.effort.clicks++
    this.effort.seconds += secondsOf.decide + secondsOf.point + 2 * secondsOf.button
  }

  private countKey() {
    this.effort.keys++
    this.effort.seconds += secondsOf.decide + secondsOf.key
  }

  private moveHandTo(device: Device) {
    if (this.handOn !== device) this.effort.seconds += secondsOf.home
    this.handOn = device
  }
}

/** Whether most of an element is in the window and nothing lies over its middle. */
async function isInSight(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const box = element.getBoundingClientRect()
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    if (y < 0 || y > innerHeight || x < 0 || x > innerWidth) return false
    const at = document.elementFromPoint(x, y)
    return (
      !at || element.contains(at) || at.contains(element) || at.closest('label')?.contains(element) === true
    )
  })
}
