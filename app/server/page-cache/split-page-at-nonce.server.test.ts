import fc from 'fast-check'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { fillPage, fillPageGzipped, splitPage } from './split-page-at-nonce.server'

const made = 'AAAAmadeForNobodyAAAAA=='
const own = 'BBBB+own/BBBBBBBBBBBBB=='
const pageOf = (parts: string[]) => `${parts.join(made)}</html>`
const apart = (html: string) => splitPage(Buffer.from(html), made, [])

describe('a cached page', () => {
  test('has the nonce of each response in every place, plain and compressed', () => {
    const html = pageOf(['<html><script nonce="', '">1</script><style nonce="', '"></style>'])
    const page = apart(html)!
    const wanted = html.replaceAll(made, own)
    expect(fillPage(page, own).toString()).toBe(wanted)
    expect(gunzipSync(fillPageGzipped(page, own)).toString()).toBe(wanted)
  })

  test('is the same compressed as plain, whatever is between its nonces', () => {
    const words = fc.array(
      fc.oneof(fc.string(), fc.constantFrom('<p class="a">', 'AAAA', '=='.repeat(40), '智能简历')),
    )
    const parts = fc.array(
      words.map((some) => some.join('').replaceAll('\0', '')),
      { minLength: 2, maxLength: 8 },
    )
    fc.assert(
      fc.property(parts, fc.nat(60), (some, times) => {
        const page = apart(pageOf(some.map((part) => part.repeat(times % 5 === 0 ? times : 1))))
        if (!page) return
        expect(gunzipSync(fillPageGzipped(page, own))).toEqual(fillPage(page, own))
      }),
      { numRuns: 25 },
    )
  })

  test('has back references across more than a window without losing a byte', () => {
    const far = Array.from({ length: 9_000 }, (_, n) => `<li>${n % 977}</li>`).join('')
    const page = apart(pageOf([far, far, far]))!
    expect(gunzipSync(fillPageGzipped(page, own)).equals(fillPage(page, own))).toBe(true)
    expect(fillPageGzipped(page, own).length).toBeLessThan(far.length)
  })

  test('contains no nonce', () => {
    const page = apart(pageOf(['<script nonce="', '"></script>']))!
    expect(Buffer.concat([...page.plainParts, ...page.gzipped().parts]).includes(made)).toBe(false)
  })

  test.each([
    ['without a place for a nonce', '<html></html>'],
    ['with a nonce of its own', `<script nonce="${made}"></script><script nonce="another"></script></html>`],
    ['cut off', `<script nonce="${made}"></script>`],
    ['with a part that could not be drawn', `<script nonce="${made}"></script><!--$!--></html>`],
    ['with what no page has', `<script nonce="${made}"></script>\0</html>`],
  ])('is not cached %s', (_, html) => {
    expect(apart(html)).toBeUndefined()
  })
})
