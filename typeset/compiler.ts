import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { NodeError, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { PHOTO_PATH } from './template-input/build-template-input'
import type { TemplateInput } from './template-input/template-input'
import type { Poster } from './draw-invite-poster'

/** A template does not compile with a resume: our fault, never the owner's. */
export class TemplateCompileError extends Error {
  override name = 'TemplateBroken'
}

export type Compiler = {
  /** Lays out a model with a template file of the workspace. @throws TemplateBroken with the compiler's words. */
  compile(templateFile: string, model: TemplateInput | Poster, photo?: Buffer): Compiled
  /** What templates noted under a label, in reading order. */
  query(document: NodeTypstDocument, label: string): unknown[]
  pdf(document: NodeTypstDocument): Buffer
  svg(document: NodeTypstDocument): string
  /** Drops memoised results not used for `age` rounds. */
  evictCache(age: number): void
}

/** A document in the compiler's memory, and what the compiler found odd about the template. */
export type Compiled = { document: NodeTypstDocument; warnings: string[] }

/** A compiler kept warm in this process. It sees the templates' folder and the fonts, nothing else. */
export function createCompiler(templatesDir: string, fontDirs: string[]): Compiler {
  const typst = NodeCompiler.create({ workspace: templatesDir, fontArgs: [{ fontPaths: fontDirs }] })
  const resumePath = join(templatesDir, 'resume.json')
  const photoPath = join(templatesDir, PHOTO_PATH)
  return {
    compile(templateFile, model, photo) {
      typst.mapShadow(resumePath, Buffer.from(JSON.stringify(model)))
      if (photo) typst.mapShadow(photoPath, photo)
      else typst.unmapShadow(photoPath)
      const compiled = typst.compile({ mainFilePath: templateFile })
      const document = compiled.result
      if (!document)
        throw new TemplateCompileError(
          formatDiagnostics(typst, compiled.takeDiagnostics()).join('; ') || 'no document',
        )
      return { document, warnings: formatDiagnostics(typst, compiled.takeWarnings()) }
    },
    query: (document, label) =>
      typst.query(document, { selector: `<${label}>`, field: 'value' }) as unknown[],
    pdf: (document) => typst.pdf(document),
    svg: (document) => typst.svg(document),
    evictCache: (age) => typst.evictCache(age),
  }
}

function formatDiagnostics(typst: NodeCompiler, diagnostics: NodeError | null): string[] {
  if (!diagnostics) return []
  const found = typst.fetchDiagnostics(diagnostics) as { package?: string; path?: string; message?: string }[]
  return found.map(({ path = '', message = '' }) => `${path}: ${message}`)
}
