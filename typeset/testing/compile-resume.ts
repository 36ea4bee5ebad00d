import { join } from 'node:path'
import type { Resume } from '#contract/resume/resume'
import { createCompiler } from '../compiler'
import { createPageCompiler } from '../page-compiler'
import { readFontCoverage } from '../font-coverage/coverage'
import { fontFolders } from '../font-coverage/font-folders'
import { replaceMissingGlyphsInModel } from '../font-coverage/replace-missing-glyphs'
import { extractTextLayer } from '../svg/extract-text-positions'
import { pictureFiles, type Photos } from '../photos'
import { buildTemplateInput } from '../template-input/build-template-input'
import { templatesDir } from './test-templates'

export const fonts = readFontCoverage(fontFolders())
export const compiler = createCompiler(templatesDir, { fontPaths: fontFolders() })
export const pageCompiler = createPageCompiler(templatesDir, fontFolders())

/** Compiles a resume with its template's current file, without the engine around it. */
export function compileResume(resume: Resume, photo?: Buffer, pictures: Photos['pictures'] = {}) {
  const files = pictureFiles(resume, { pictures })
  const { model } = replaceMissingGlyphsInModel(buildTemplateInput(resume, photo !== undefined, files), fonts)
  compiler.evictCache(2)
  const file = join(templatesDir, resume.style.template.replace(/@.*/, ''), 'template.typ')
  const { document, warnings } = compiler.compile(file, model, photo, files.values())
  return {
    file,
    model,
    document,
    warnings,
    // On demand: drawing takes longer than the layout.
    get svg() {
      return compiler.svg(document)
    },
    get layer() {
      return extractTextLayer(this.svg)
    },
  }
}
