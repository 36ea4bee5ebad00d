import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { readFontCoverage } from '../font-coverage/coverage'
import { readTemplateCatalogue } from '../template-catalogue'
import type { DeviceFiles } from './open-device-engine'

/** Reads what a device needs beside the engine and its fonts, on the machine that serves it. */
export function readDeviceFiles(
  templatesDir: string,
  fontDirs: readonly string[],
): Omit<DeviceFiles, 'compiler' | 'renderer' | 'fonts'> {
  const { templates, fileOf } = readTemplateCatalogue(templatesDir)
  const pathOf = (file: string) => `/${relative(templatesDir, file).split(sep).join('/')}`
  const versions = templates.flatMap(({ id, version }) =>
    Array.from({ length: version }, (_, before) => `${id}@${before + 1}`),
  )
  const drawn = versions.flatMap((version) => {
    const file = fileOf(version)
    return file === undefined ? [] : [[version, pathOf(file)] as const]
  })
  const files = readdirSync(templatesDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(typ|svg)$/.test(name))
    .map((name) => join(templatesDir, name))
  return {
    coverage: readFontCoverage(fontDirs).ranges(),
    templates: Object.fromEntries(files.map((file) => [pathOf(file), readFileSync(file, 'utf8')])),
    templateFiles: Object.fromEntries(drawn),
  }
}
