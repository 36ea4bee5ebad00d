import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createEngine } from '../engine'
import { fontFolders } from '../font-coverage/font-folders'

export const templatesDir = resolve('templates')
/** The options of a typesetter whose workers run from source. */
export const workerFromSource = {
  workerFile: resolve('typeset/worker/worker.ts'),
  execArgv: ['--import', 'tsx'],
  templatesDir,
}
export const createTestEngine = (folder = templatesDir) => createEngine(folder, fontFolders())

/** A resume of content/samples, as its file has it. */
export const readSample = (name: string) =>
  (JSON.parse(readFileSync(`content/samples/${name}.json`, 'utf8')) as { resume: object }).resume

/** Writes templates into a folder: the source of each by its id, described like the classic one. */
export function writeTemplates(folder: string, sources: Record<string, string>): void {
  const meta = JSON.parse(readFileSync(join(templatesDir, 'classic/meta.json'), 'utf8')) as object
  for (const [id, source] of Object.entries(sources)) {
    mkdirSync(join(folder, id))
    writeFileSync(join(folder, id, 'meta.json'), JSON.stringify({ ...meta, id, version: 1 }))
    writeFileSync(join(folder, id, 'template.typ'), source)
  }
}
