import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Template } from '#contract/catalogue/template'

/**
 * Reads all templates: `templates/<id>/meta.json`; folders without one are no templates.
 * @throws ZodError for an invalid meta.json, Error when its id is not its folder's name.
 */
export function readTemplateCatalogue(templatesDir: string) {
  const templates = readdirSync(templatesDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(templatesDir, entry.name, 'meta.json')))
    .map((entry) => {
      const metaFile = join(templatesDir, entry.name, 'meta.json')
      const template = Template.parse(JSON.parse(readFileSync(metaFile, 'utf8')))
      if (template.id !== entry.name) throw new Error(`${metaFile} has the id ${template.id}`)
      return template
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1))
  const versions = new Map(templates.map(({ id, version }) => [id, version]))
  return {
    /** All templates by id, in their current versions. */
    templates,
    /**
     * The file that draws `id@version`: the current one, or one archived for existing resumes. Undefined for an
     * unknown one.
     */
    fileOf(fileByVersion: string): string | undefined {
      const [id = '', version] = fileByVersion.split('@')
      const current = versions.get(id)
      if (current === undefined) return undefined
      if (String(current) === version) return join(templatesDir, id, 'template.typ')
      const versionFiles = join(templatesDir, id, `template@${Number(version)}.typ`)
      return existsSync(versionFiles) ? versionFiles : undefined
    },
  }
}
