import { expect, test } from '../support/fixtures'
import { openNewDraft } from '../support/stored-resume'

test.use({ typesetsPages: true })

/** After so long without a key the service has verified what a device has drawn. */
const serviceRestMs = 2_500

// A device that takes longer than 80 ms three times leaves its pages to the service, as it should: beside other journeys on two
// cores that is decided by them.
test(
  'a computer typesets the pages itself once nobody types, without a request for each key and offline',
  { tag: ['@desktop', '@deep'] },
  async ({ page, context }) => {
    await openNewDraft(page)
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    const previews = () => requests.filter((path) => path === '/sheets/preview').length
    const drawing = () => page.locator('aside svg[role=img] g').first().innerHTML()
    const drawnLetters = () =>
      page
        .locator('aside svg[role=img] g path[data-glyphs]')
        .first()
        .evaluate((line: SVGPathElement) => line.dataset.glyphs!.split(' ').length / 2)
    const name = page.locator('input[name="basics.name"]')
    const write = async (text: string) => {
      const before = await drawing()
      await name.press('End')
      await page.keyboard.insertText(text)
      await expect.poll(drawing).not.toBe(before)
    }
    await name.fill('欧')
    await write('阳')
    await expect(page.locator('aside svg[role=img] g').first()).toBeAttached()
    expect(requests.filter((path) => path.endsWith('.wasm'))).toEqual([])
    // The first document is drawn when the outlines of its fonts are there.
    await page.waitForResponse(/device-outlines/)
    await expect
      .poll(async () => {
        const before = previews()
        await write('春')
        return previews() - before
      })
      .toBe(0)
    // The service verifies what was typed once nobody types: until then it may still ask.
    await expect
      .poll(async () => {
        const before = previews()
        await page.waitForTimeout(serviceRestMs)
        return previews() - before
      })
      .toBe(0)
    const before = previews()
    const count = await drawnLetters()
    await name.press('End')
    await page.keyboard.type('风又绿')
    await expect.poll(drawnLetters).toBe(count + 3)
    const written = await drawing()
    // That is the only request for three keys, and nothing is drawn again.
    await expect.poll(previews).toBe(before + 1)
    await page.waitForTimeout(500)
    expect(previews()).toBe(before + 1)
    expect(await drawing()).toBe(written)

    await context.setOffline(true)
    for (const letter of '江南岸') await write(letter)
    await expect(page.locator('aside')).not.toContainText('离线')
    await context.setOffline(false)
    await page.waitForTimeout(500)
    await write('明')
  },
)
