/**
 * Draws a resume with a template, for people who make templates:
 * `node --import tsx typeset/show.ts <template> <resume.json> <out-prefix> [photo.jpg]`.
 * A sample of content/samples is drawn in the template's own look, a bare resume in the look it names.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { Resume } from '#contract/resume'
import { createCompiler } from './compiler'
import { readCoverage } from './coverage'
import { fontFolders } from './fonts'
import { packPdf } from './pack-pdf'
import { pageModelOf } from './page-model-of'
import { drawableModel } from './rare-glyphs'
import { assembleSvg, svgParts } from './svg-parts'

const [template = 'classic', resumeFile = '', out = 'page', photoFile] = process.argv.slice(2)
const pixelsPerPt = 1.8
const templatesDir = resolve(import.meta.dirname, '../templates')

type Written = { style?: object }
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Written & { resume?: Written }
const given = read(resumeFile)
const metaFile = join(templatesDir, template, 'meta.json')
const own = given.resume && existsSync(metaFile) ? read(metaFile).style : {}
const written = given.resume ?? given
const resume = Resume.parse({ ...written, style: { ...written.style, ...own, template: `${template}@1` } })
const photo = photoFile ? readFileSync(photoFile) : undefined

const compiler = createCompiler(templatesDir, fontFolders())
const { model, missingGlyphs } = drawableModel(pageModelOf(resume, !!photo), readCoverage(fontFolders()))
const { document, warnings } = compiler.compile(join(templatesDir, template, 'template.typ'), model, photo)
writeFileSync(`${out}.pdf`, packPdf(compiler.pdf(document)))
const { pages, symbols } = svgParts(compiler.svg(document))
for (const [index, page] of pages.entries()) {
  const picture = sharp(Buffer.from(assembleSvg(page, symbols)), { density: 72 * pixelsPerPt })
  await picture.png().toFile(`${out}-${index + 1}.png`)
}
console.log(`${pages.length} page(s): ${out}.pdf ${out}-1.png …`)
if (missingGlyphs.length > 0) console.log('no font has:', missingGlyphs.join(' '))
for (const warning of warnings) console.log('warning:', warning)
