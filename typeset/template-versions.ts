import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Says what each version of a template was drawn by. */
export const versionsFile = join(import.meta.dirname, 'template-versions.json')

/** Of each `id@version`, current and archived, what its own file draws with: a hash without comments and empty lines. */
export function hashTemplateVersions(templatesDir: string): Record<string, string> {
  const ids = readdirSync(templatesDir).filter((id) => existsSync(join(templatesDir, id, 'meta.json')))
  const hashes = ids.flatMap((id) => {
    const folder = join(templatesDir, id)
    const { version } = JSON.parse(readFileSync(join(folder, 'meta.json'), 'utf8')) as { version: number }
    const archived = readdirSync(folder).flatMap((file) => /^template@(\d+)\.typ$/.exec(file)?.[1] ?? [])
    return [
      [`${id}@${version}`, hashOf(join(folder, 'template.typ'))],
      ...archived.map((old) => [`${id}@${old}`, hashOf(join(folder, `template@${old}.typ`))]),
    ] as [string, string][]
  })
  return Object.fromEntries(hashes.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Notes the files as they are. */
export function lockTemplateVersions(templatesDir: string, file = versionsFile): void {
  writeFileSync(file, `${JSON.stringify(hashTemplateVersions(templatesDir), undefined, 2)}\n`)
}

function hashOf(file: string): string {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !line.trimStart().startsWith('//'))
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16)
}
