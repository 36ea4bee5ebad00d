import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { temporaryFolder } from '#tests/servers/temporary-folder'
import { fontFolders, numberedFontsFolder } from '../font-coverage/font-folders'
import { openOutlines } from '../fonts/numbered-fonts'
import { assembleSvg, createSvgSplitter } from './split-svg'
import type { SvgParts } from './split-svg'
import { escapeLinkAddresses, parseSvg } from './svg-tree'

const source = `
#set page(width: 200pt, height: 240pt, margin: 10pt)
#set text(font: "Noto Sans SC", size: 10pt)
#let icon = image(bytes("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><path d='M1 1h6v6z' fill='red'/></svg>"), format: "svg", width: 9pt)
#rect(fill: red, stroke: blue, radius: 3pt)[方 <&"]
#rect(fill: gradient.linear(red, blue), width: 30pt, height: 9pt)
#line(length: 50pt, stroke: (paint: green, dash: "dashed", thickness: 2pt))
#box(clip: true, radius: 50%, width: 20pt, height: 20pt, icon) #icon #underline[abc] 破折号——两格
#skew(ax: -12deg)[斜] #text(fill: red.transparentize(50%))[透] #rect(fill: color.mix((red, 30%), (blue, 70%)))[混]
#link("https://x.cn/?a=1&b=2#<path>")[链接]
#pagebreak()
#icon #rect(fill: gradient.linear(red, blue), width: 30pt, height: 9pt)
#curve(fill: tiling(size: (5pt, 5pt), circle(radius: 2pt, fill: blue)), curve.line((40pt, 0pt)), curve.line((40pt, 40pt)), curve.close())
`
const { path: workspace, remove } = temporaryFolder()
const mainFilePath = join(workspace, 'main.typ')
writeFileSync(mainFilePath, source)
const outlineOf = openOutlines(fontFolders())
const typst = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: [numberedFontsFolder] }] })
const realFonts = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: fontFolders() }] })
const text = typst.plainSvg({ mainFilePath })
const richText = escapeLinkAddresses(realFonts.svg({ mainFilePath }))
const gradientText = typst.plainSvg({
  mainFileContent: '#text(font: "Noto Sans SC", fill: gradient.linear(red, blue))[渐变]',
})
const emptyText = typst.plainSvg({ mainFileContent: '#set page(width: 20pt, height: 30pt)' })
const splitSvg = createSvgSplitter(outlineOf)
const parts = splitSvg(text)
remove()

describe("splitting the compiler's SVG into pages", () => {
  test('pages look exactly as the compiler drew them', async () => {
    // The compiler colours glyphs by CSS variables, which the rasteriser does not support.
    const plain = richText.replace(/<style[\s\S]*?<\/style>/g, '').replace('<svg ', '<svg fill="none" ')
    const height = 240
    const all = await pixels(plain, 480)
    for (const [index, page] of parts.pages.entries()) {
      const drawn = await pixels(assembleSvg(page, parts.symbols), height)
      const rowBytes = all.width * 3
      const wanted = all.bytes.subarray(index * height * 4 * rowBytes, (index + 1) * height * 4 * rowBytes)
      expect(difference(drawn.bytes, wanted)).toBeLessThan(0.2)
    }
  })

  test('pages have their size in pt and a hash of their content', () => {
    expect(parts.pages.map(({ width, height }) => [width, height])).toEqual([
      [200, 240],
      [200, 240],
    ])
    expect(splitSvg(text)).toEqual(parts)
    expect(new Set(parts.pages.map(({ hash }) => hash)).size).toBe(2)
  })

  test('pages contain drawings only: no text layer, script, style, link or data attribute', () => {
    for (const { body } of parts.pages)
      expect(body).not.toMatch(/foreignObject|<a|<style|<script|data-|class=|xlink|<h5/)
  })

  test('pages share images, and their own ids are unique', () => {
    const images = Object.entries(parts.symbols).filter(([, markup]) => markup.startsWith('<image'))
    expect(images).toHaveLength(1)
    for (const { body } of parts.pages) expect(body).toContain(`href="#${images[0]?.[0]}"`)
    const ids = parts.pages.map(({ body }) => [...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    expect(ids.flat().length).toBeGreaterThan(4)
    expect(ids[0]?.filter((id) => ids[1]?.includes(id))).toEqual([])
  })

  test('pages have one element per line, starting with its position', () => {
    for (const { body } of parts.pages)
      for (const line of body.split('\n')) expect(parseSvg(`<svg>${line}</svg>`).children).toHaveLength(1)
    expect(parts.pages[0]?.body).toMatch(/^<g transform="[^"]*" fill="[^"]*"><use /m)
  })

  test('pages keep the ids of their symbols when a text changes', () => {
    const changed = splitSvg(text.replace(/(<use [^>]*) x="[^"]*"/, '$1 x="77"'))
    const namesOf = ({ pages }: SvgParts) => pages.map(({ body }) => body.match(/ id="[^"]+"/g))
    expect(changed.pages[0]?.hash).not.toBe(parts.pages[0]?.hash)
    expect(namesOf(changed)).toEqual(namesOf(parts))
  })

  test('what is remembered of a page, also where it moved, is drawn as when it is read for the first time', () => {
    const moved = typst.plainSvg({
      mainFileContent: source
        .replace('#set text', '#set page(margin: 12pt)\n#set text')
        .replace('破折号', '#v(7.3pt)'),
    })
    expect(splitSvg(moved)).toEqual(createSvgSplitter(outlineOf)(moved))
    expect(splitSvg(text)).toEqual(parts)
  })

  test('pages refer to existing symbols only', () => {
    for (const { body } of parts.pages) {
      const known = new Set([
        ...Object.keys(parts.symbols),
        ...[...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
      ])
      const used = [...body.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id)
      expect(used.filter((id) => !known.has(id))).toEqual([])
    }
  })
})

test('an empty document has one empty page', () => {
  const { pages, symbols } = splitSvg(emptyText)
  expect(pages).toMatchObject([{ width: 20, height: 30, body: '' }])
  expect(symbols).toEqual({})
})

test('an unexpected form of SVG is rejected, not drawn wrong', () => {
  expect(() => splitSvg('<svg><g></svg>')).toThrow(/svg/)
  expect(() => splitSvg('nothing')).toThrow(/svg/)
  expect(() => splitSvg(text.replace('\n    <g', '\n    <h'))).toThrow('a page of another form')
  expect(() => splitSvg(gradientText)).toThrow('a line of several colours')
})

/** Pixels at 4 per pt, RGB on white. */
async function pixels(svg: string, heightPt: number) {
  const picture = sharp(Buffer.from(svg), { density: 288 }).flatten({ background: '#fff' }).removeAlpha()
  const { data, info } = await picture
    .resize({ height: heightPt * 4, fit: 'fill', width: 800 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width }
}

/** Mean difference of the colour values, of 255. */
function difference(a: Uint8Array, b: Uint8Array): number {
  expect(a.length).toBe(b.length)
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0))
  return sum / a.length
}

test('a document that was split is not kept for the lines that are remembered of it', () => {
  const words = Array.from({ length: 400 }, (_, i) => `line ${i} of a long document #linebreak()`)
  const long = typst.plainSvg({
    mainFileContent: `#set page(height: auto)\n#set text(font: "Noto Sans SC")\n${words.join('\n')}`,
  })
  expect(long.length).toBeGreaterThan(900_000)
  const split = createSvgSplitter(outlineOf)
  const usedAfterSplitting = (count: number) => {
    // Another place for one glyph, as a key would have it.
    for (let n = 0; n < count; n++) split(long.replace(/(<use [^>]* x=")[1-9][^"]*/, `$1${count}.${n}`))
    collectGarbage()
    return process.memoryUsage().heapUsed
  }
  // The memory for pages and lines is full by then.
  const before = usedAfterSplitting(20)
  expect(usedAfterSplitting(40) - before).toBeLessThan(10_000_000)
})

function collectGarbage() {
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
}
