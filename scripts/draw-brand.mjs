/**
 * `npm run brand`: draws every logo file in public/ from the shapes below; templates/_brand/brand.typ draws
 * the mark, too.
 */
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import sharp from 'sharp'

/**
 * Three bamboo slips on a square of 32 units, the last one with the cut corner of a page, and the thread
 * around them.
 */
const slips =
  'M7.2 5.6h3.2a1.2 1.2 0 0 1 1.2 1.2v18.4a1.2 1.2 0 0 1-1.2 1.2H7.2A1.2 1.2 0 0 1 6 25.2V6.8a1.2 1.2 0 0 1 1.2-1.2ZM14.4 5.6h3.2a1.2 1.2 0 0 1 1.2 1.2v18.4a1.2 1.2 0 0 1-1.2 1.2h-3.2a1.2 1.2 0 0 1-1.2-1.2V6.8a1.2 1.2 0 0 1 1.2-1.2ZM20.4 7.1c0-1.2 1.4-1.7 2.2-.9l3 3c.3.3.4.6.4 1v15a1.2 1.2 0 0 1-1.2 1.2h-3.2a1.2 1.2 0 0 1-1.2-1.2Z'
const thread = 'M6 17.5h5.6v2.6H6ZM13.2 17.5h5.6v2.6h-5.6ZM20.4 17.5H26v2.6h-5.6Z'
const bamboo = '#0a6850'
const seal = '#e4573d'
const { resolve } = createRequire(import.meta.url)
const folder = join(import.meta.dirname, '../public')

const svg = (box, body) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${body}</svg>`
const path = (d, fill) => `<path d="${d}" fill="${fill}"/>`
const marks = path(slips, '#fff') + path(thread, seal)
const square = (radius) => `<rect width="32" height="32" rx="${radius}" fill="${bamboo}"/>`
/** Shrinks the mark around its middle, for icons that a platform crops to its own shape. */
const shrunk = (by) => `<g transform="translate(${16 - 16 * by} ${16 - 16 * by}) scale(${by})">${marks}</g>`

const favicon = svg('0 0 32 32', square(7.5) + marks)
const fullBleed = svg('0 0 32 32', square(0) + shrunk(0.86))
const maskable = svg('0 0 32 32', square(0) + shrunk(0.66))
/** In one colour: the thread is cut out. */
const plain = (fill) =>
  svg(
    '2 2 28 28',
    `<mask id="m"><path d="M0 0h32v32H0Z" fill="#fff"/>${path('M0 17.5h32v2.6H0Z', '#000')}</mask><g mask="url(#m)">${path(slips, fill)}</g>`,
  )

write('favicon.svg', favicon)
write('favicon.ico', ico([await png(favicon, 16), await png(favicon, 32), await png(favicon, 48)]))
write('apple-touch-icon.png', await png(fullBleed, 180))
write('icon-192.png', await png(favicon, 192))
write('icon-512.png', await png(favicon, 512))
write('icon-maskable-512.png', await png(maskable, 512))
write('logo-black-256.png', await png(plain('#141a17'), 256))
write('logo-white-256.png', await png(plain('#fff'), 256))
for (const [name, ink] of [
  ['light', '#141a17'],
  ['dark', '#e8ece9'],
])
  write(`logo-${name}.svg`, svg('0 0 132 32', square(7.5) + marks + wordmark(ink)))

function write(name, content) {
  writeFileSync(join(folder, name), content)
}

function png(drawing, size) {
  return sharp(Buffer.from(drawing), { density: 72 * Math.ceil(size / 32) })
    .resize(size, size)
    .png({ palette: true, quality: 95, effort: 10 })
    .toBuffer()
}

/**
 * Combines images into one icon file, whose directory lists their sizes, lengths and offsets (ICO with PNG
 * entries).
 */
function ico(pictures) {
  const directory = Buffer.alloc(6 + 16 * pictures.length)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(pictures.length, 4)
  let offset = directory.length
  for (const [i, picture] of pictures.entries()) {
    const at = 6 + 16 * i
    // A PNG has its width at byte 16 and its height at byte 20.
    directory.writeUInt8(picture.readUInt32BE(16) % 256, at)
    directory.writeUInt8(picture.readUInt32BE(20) % 256, at + 1)
    directory.writeUInt16LE(1, at + 4)
    directory.writeUInt16LE(32, at + 6)
    directory.writeUInt32LE(picture.length, at + 8)
    directory.writeUInt32LE(offset, at + 12)
    offset += picture.length
  }
  return Buffer.concat([directory, ...pictures])
}

/** 智能简历 as outlines of Source Han Sans, so that it looks the same where that font is missing. */
function wordmark(ink) {
  const fonts = join(dirname(resolve('@expo-google-fonts/noto-sans-sc/package.json')), '700Bold')
  const drawn = NodeCompiler.create({ fontArgs: [{ fontPaths: [fonts] }] }).svg({
    mainFileContent: '#set text(font: "Noto Sans SC", weight: 700)\n智能简历',
  })
  const outlines = new Map()
  for (const [, id, d] of drawn.matchAll(/<path id="([^"]+)" class="outline_glyph" d="([^"]+)"/g))
    outlines.set(id, d.replaceAll(/ ?([A-Z]) ?/g, '$1').trim())
  const glyphs = [...drawn.matchAll(/<use[^>]*href="#([^"]+)"/g)].map(([, id]) => outlines.get(id))
  const places = glyphs.map((d, i) => `<path transform="translate(${i * 1060} 0)" d="${d}"/>`)
  return `<g fill="${ink}" transform="translate(41 23.4) scale(.0211 -.0211)">${places.join('')}</g>`
}
