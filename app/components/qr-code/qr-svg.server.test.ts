import { create } from 'qrcode'
import { expect, test } from 'vitest'
import { qrRows, qrSvg } from './qr-svg.server'

const links = [
  'https://us.example/?inviterCode=AB12CD',
  `https://resume.example.com/?inviterCode=${'A'.repeat(16)}`,
  `weixin://wxpay/bizpayurl?pr=${'x'.repeat(60)}`,
]
const modulesOf = (text: string) => create(text, { errorCorrectionLevel: 'H' }).modules

/** The dark modules in the SVG. */
function drawn(svg: string, margin: number): Set<string> {
  const dark = new Set<string>()
  for (const [, x, y, n] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let i = 0; i < Number(n); i++) dark.add(`${Number(x) + i - margin} ${Number(y) - margin}`)
  return dark
}

test.each(links)('%s is drawn module by module at 200 px and level H', (text) => {
  const { data, size } = modulesOf(text)
  const svg = qrSvg(text)
  expect(svg).toContain(`width="200" height="200" viewBox="0 0 ${size + 4} ${size + 4}"`)
  const dark = drawn(svg, 2)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) expect(dark.has(`${x} ${y}`)).toBe(Boolean(data[y * size + x]))
})

test('the QR code has the given margin, colours and gradient', () => {
  const [text = ''] = links
  const { size } = modulesOf(text)
  const plain = qrSvg(text, { margin: 4, dark: '#0a6850', light: '#fafafa' })
  expect(plain).toContain(`viewBox="0 0 ${size + 8} ${size + 8}"`)
  expect(drawn(plain, 4)).toEqual(drawn(qrSvg(text), 2))
  expect([plain.includes('fill="#0a6850"'), plain.includes('fill="#fafafa"')]).toEqual([true, true])
  const graded = qrSvg(text, { gradient: ['#0a6850', '#0b3d31'] })
  expect(graded).toMatch(/<linearGradient id="(qr-[\w-]+)".*fill="url\(#\1\)"/)
})

test.each(links)('a picture in the middle of %s covers a fraction of what level H corrects', (text) => {
  const { data, size } = modulesOf(text)
  const { rows, coveredModules: covered } = qrRows(text, true)
  const from = (size - covered) / 2
  expect(Number.isInteger(from)).toBe(true)
  const changed = rows.flatMap((row, y) =>
    [...row].flatMap((module, x) => (module === String(data[y * size + x]) ? [] : [{ x, y }])),
  )
  // Level H corrects 30 % of the code words; the picture covers less than a sixth of that, only in the
  // middle.
  expect(changed.length).toBeGreaterThan(0)
  expect((covered * covered) / (size * size)).toBeLessThan(0.05)
  for (const { x, y } of changed) expect(Math.min(x, y) >= from && Math.max(x, y) < from + covered).toBe(true)
  // Corner patterns, timing lines and version information stay complete.
  expect(from).toBeGreaterThan(8)
  const svg = qrSvg(text, { image: '/logo-black-256.png' })
  expect(svg).toMatch(/<image href="\/logo-black-256\.png" x="[\d.]+" y="[\d.]+" width="\d+" height="\d+"\/>/)
})
