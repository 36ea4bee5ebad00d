/**
 * Renders a resume with a template, for template authors:
 * `node --import tsx typeset/render-template.cli.ts <template> <resume.json> <out-prefix> [photo.jpg]`.
 * A sample of content/samples is drawn in the template's own style, a bare resume in the style it names.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { Resume } from '#contract/resume/resume'
import { createCompiler } from './compiler'
import { readFontCoverage } from './font-coverage/coverage'
import { fontFolders } from './font-coverage/font-folders'
import { compressPdfObjects } from './pdf-postprocessing/compress-pdf-objects'
import { buildTemplateInput } from './template-input/build-template-input'
import { replaceMissingGlyphsInModel } from './font-coverage/replace-missing-glyphs'
import { createPageCompiler } from './page-compiler'
import { assembleSvg } from './svg/split-svg'

const [template = 'classic', resumeFile = '', outPrefix = 'page', photoFile] = process.argv.slice(2)
const pixelsPerPt = 1.8
const templatesDir = resolve(import.meta.dirname, '../templates')

type ResumeJson = { style?: object }
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as ResumeJson & { resume?: ResumeJson }
const input = read(resumeFile)
const metaFile = join(templatesDir, template, 'meta.json')
const templateStyle = input.resume && existsSync(metaFile) ? read(metaFile).style : {}
const resumeJson = input.resume ?? input
const resume = Resume.parse({
  ...resumeJson,
  style: { ...resumeJson.style, ...templateStyle, template: `${template}@1` },
})
const photo = photoFile ? readFileSync(photoFile) : undefined

const compiler = createCompiler(templatesDir, { fontPaths: fontFolders() })
const pageCompiler = createPageCompiler(templatesDir, fontFolders())
const { model, missingGlyphs } = replaceMissingGlyphsInModel(
  buildTemplateInput(resume, !!photo),
  readFontCoverage(fontFolders()),
)
const file = join(templatesDir, template, 'template.typ')
const { document, warnings } = compiler.compile(file, model, photo)
writeFileSync(`${outPrefix}.pdf`, compressPdfObjects(compiler.pdf(document)))
const { pages, symbols } = pageCompiler.draw(pageCompiler.compile(file, model, photo))
for (const [index, page] of pages.entries()) {
  const png = sharp(Buffer.from(assembleSvg(page, symbols)), { density: 72 * pixelsPerPt })
  await png.png().toFile(`${outPrefix}-${index + 1}.png`)
}
console.log(`${pages.length} page(s): ${outPrefix}.pdf ${outPrefix}-1.png …`)
if (missingGlyphs.length > 0) console.log('no font has:', missingGlyphs.join(' '))
for (const warning of warnings) console.log('warning:', warning)
