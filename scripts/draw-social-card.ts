/**
 * `npm run social-card`: public/social-card.png and its English sister, the preview images of shared links, typeset by the
 * product's own typesetter.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import sharp, { type OverlayOptions } from 'sharp'
import { Sample } from '#contract/catalogue/sample'
import { createEngine } from '#typeset/engine'
import { fontFolders } from '#typeset/font-coverage/font-folders'
import { assembleSvg } from '#typeset/svg/split-svg'

const root = join(import.meta.dirname, '..')
const size = { width: 1200, height: 630 }
const pagePx = 400
const shadowPx = 18
/** Samples in their own styles, the last one on top; positions of the upper left corner. */
const places = [
  { left: 836, top: 118, turn: 6 },
  { left: 640, top: 66, turn: -3 },
]
const cards = [
  {
    file: 'social-card.png',
    samples: ['teacher', 'product-manager'],
    name: '智能简历',
    title: ['写完，', '就是成品。'],
    titleSize: 76,
    lines: ['为中文排版而做的简历工具', '预览的每一页，就是下载的每一页'],
  },
  {
    file: 'social-card-en.png',
    samples: ['english-graduate', 'brand-manager'],
    name: 'Smart Resume',
    title: ['Write it.', 'Send it.'],
    titleSize: 84,
    lines: ['Resumes for jobs in China,', 'in Chinese and English'],
  },
]

const engine = createEngine(join(root, 'templates'), fontFolders())
const logo = await sharp(join(root, 'public/favicon.svg'), { density: 72 * 3 })
  .resize(64, 64)
  .toBuffer()
for (const card of cards) {
  const layers: OverlayOptions[] = [{ input: logo, left: 72, top: 72 }]
  for (const [i, sample] of card.samples.entries()) layers.push(await drawnPage({ sample, ...places[i]! }))
  const { size: bytes } = await sharp(Buffer.from(ground(card)), { density: 72 })
    .resize(size.width, size.height)
    .composite(layers)
    .png({ palette: true, quality: 92, effort: 10 })
    .toFile(join(root, 'public', card.file))
  console.log(`public/${card.file}: ${Math.round(bytes / 1000)} kB`)
}

/** The text on its background as outlines, independent of installed fonts. */
function ground({ name, title, titleSize, lines }: (typeof cards)[number]): string {
  return NodeCompiler.create({ fontArgs: [{ fontPaths: fontFolders() }] }).svg({
    mainFileContent: `
      #set page(width: ${size.width}pt, height: ${size.height}pt, margin: 0pt, fill: rgb("#f6f8f5"))
      #set text(font: "Noto Sans SC", fill: rgb("#141a17"), lang: "zh", region: "cn")
      #place(dx: 620pt, rect(width: 580pt, height: 100%, fill: rgb("#0a6850")))
      #place(dx: 152pt, dy: 88pt, text(size: 30pt, weight: 700)[${name}])
      #place(dx: 68pt, dy: 236pt, text(size: ${titleSize}pt, weight: 700, stack(spacing: 26pt)[${title.join('][')}]))
      #place(dx: 72pt, dy: 464pt, text(size: 27pt, fill: rgb("#48524c"), stack(spacing: 18pt)[${lines.join('][')}]))
    `,
  })
}

type PlacedPage = (typeof places)[number] & { sample: string }

async function drawnPage({ sample, left, top, turn }: PlacedPage): Promise<OverlayOptions> {
  const file = join(root, `content/samples/${sample}.json`)
  const { resume } = Sample.parse(JSON.parse(readFileSync(file, 'utf8')))
  const { pages: drawn, symbols } = engine.svg(engine.layOut(resume))
  const page = await sharp(Buffer.from(assembleSvg(drawn[0]!, symbols)), { density: 144 })
    .resize(pagePx)
    .toBuffer({ resolveWithObject: true })
  const { width, height } = page.info
  const margin = 3 * shadowPx
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 }
  const shade = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#000" fill-opacity=".34"/></svg>`
  const shadow = await sharp(Buffer.from(shade))
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: transparent })
    .blur(shadowPx)
    .composite([{ input: page.data, left: margin, top: margin }])
    .png()
    .toBuffer()
  const turned = await sharp(shadow)
    .rotate(turn, { background: transparent })
    .toBuffer({ resolveWithObject: true })
  const [atX, atY] = [left - margin, top - margin]
  const input = await sharp(turned.data)
    .extract({
      left: Math.max(0, -atX),
      top: Math.max(0, -atY),
      width: Math.min(turned.info.width, size.width - atX),
      height: Math.min(turned.info.height, size.height - atY),
    })
    .toBuffer()
  return { input, left: Math.max(0, atX), top: Math.max(0, atY) }
}
