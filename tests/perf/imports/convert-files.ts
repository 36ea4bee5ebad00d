import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { withBrowser } from '../bench/editor/browser'
import type { CorpusFile } from '#tests/import-corpus/corpus'

const withEnding = (name: string, ending: string) => name.replace(/\.\w+$/, `.${ending}`)

/** The same documents as LibreOffice writes them; `filter` is its name for the format. @throws if soffice is not there */
export async function convertByLibreOffice(
  files: readonly CorpusFile[],
  { folder, ending, filter = ending }: { folder: string; ending: string; filter?: string },
): Promise<CorpusFile[]> {
  for (const { name, bytes } of files) writeFileSync(join(folder, name), bytes)
  const paths = files.map(({ name }) => join(folder, name))
  await promisify(execFile)('soffice', ['--headless', '--convert-to', filter, '--outdir', folder, ...paths])
  return files.map((file) => {
    const name = withEnding(file.name, ending)
    return { ...file, name, bytes: readFileSync(join(folder, name)) }
  })
}

/** The same pages as Chromium prints them; people's own save tagged PDFs. */
export function printByChromium(
  files: readonly CorpusFile[],
  { folder, tagged }: { folder: string; tagged: boolean },
): Promise<CorpusFile[]> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage()
    const printed: CorpusFile[] = []
    for (const file of files) {
      const path = join(folder, file.name)
      writeFileSync(path, file.bytes)
      await page.goto(pathToFileURL(path).href)
      const bytes = await page.pdf({ preferCSSPageSize: true, tagged })
      printed.push({ ...file, name: withEnding(file.name, 'pdf'), bytes })
    }
    return printed
  })
}

/** The same sources as TeX typesets them: those in Chinese by XeLaTeX, those in English by pdfLaTeX. @throws what TeX says */
export async function typesetByLatex(files: readonly CorpusFile[], folder: string): Promise<CorpusFile[]> {
  const typeset: CorpusFile[] = []
  for (const file of files) {
    writeFileSync(join(folder, file.name), file.bytes)
    const program = file.person.isEnglish ? 'pdflatex' : 'xelatex'
    const run = () =>
      promisify(execFile)(program, ['-interaction=nonstopmode', '-halt-on-error', file.name], { cwd: folder })
    // The second time it knows how many pages there are.
    await run()
      .then(run)
      .catch((error: { stdout?: string }) => {
        throw new Error(`${file.name}: ${error.stdout?.slice(-1500)}`)
      })
    const name = withEnding(file.name, 'pdf')
    typeset.push({ ...file, name, bytes: readFileSync(join(folder, name)) })
  }
  return typeset
}
