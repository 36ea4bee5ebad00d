import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { problemsOf } from '#contract/field-problems'
import { Sample } from '#contract/sample'
import { Template } from '#contract/template'
import type { z } from 'zod'
import { isKnownTemplate } from './rules/known-template'

export type Shelf = { templates: Template[]; samples: Sample[] }

/** Reads templates/<id>/meta.json and content/samples/<id>.json. @throws an Error that names the file with the mistake. */
export async function readShelf(folders: { templatesDir: string; contentDir: string }): Promise<Shelf> {
  const templates = await Promise.all(
    (await templateFolders(folders.templatesDir)).map((folder) =>
      readChecked(join(folders.templatesDir, folder, 'meta.json'), Template, folder),
    ),
  )
  const samplesDir = join(folders.contentDir, 'samples')
  const samples = await Promise.all(
    (await readdir(samplesDir))
      .filter((file) => file.endsWith('.json'))
      .sort()
      .map((file) => readChecked(join(samplesDir, file), Sample, basename(file, '.json'))),
  )
  for (const { id, resume } of samples)
    if (!isKnownTemplate(resume.style.template, templates))
      throw new Error(`${join(samplesDir, `${id}.json`)}: no such template: ${resume.style.template}`)
  const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order
  return { templates: templates.sort(byOrder), samples: samples.sort(byOrder) }
}

async function templateFolders(templatesDir: string): Promise<string[]> {
  const entries = await readdir(templatesDir, { withFileTypes: true })
  // `_parts` and its like are shared by templates and are none themselves.
  return entries
    .filter((entry) => entry.isDirectory() && !/^[_.]/.test(entry.name))
    .map((entry) => entry.name)
    .sort()
}

async function readChecked<T extends { id: string }>(
  file: string,
  schema: z.ZodType<T>,
  id: string,
): Promise<T> {
  const read = schema.safeParse(await readJsonFile(file))
  if (!read.success) throw new Error(`${file}: ${JSON.stringify(problemsOf(read.error))}`)
  if (read.data.id !== id) throw new Error(`${file}: its id is ${read.data.id}, its name says ${id}`)
  return read.data
}

async function readJsonFile(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error })
  }
}
