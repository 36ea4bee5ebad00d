import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { toFieldErrors } from '#contract/validation/to-field-errors'
import type { Blog } from '#contract/catalogue/blog'
import { Industry } from '#contract/catalogue/position'
import { PICTURE_KINDS } from '#contract/resume/section-kinds'
import { Sample } from '#contract/catalogue/sample'
import { Scenario } from '#contract/catalogue/scenario'
import { Template } from '#contract/catalogue/template'
import type { z } from 'zod'
import { fillCounts } from './fill-counts'
import { parseArticle } from './parse-blog'
import { isKnownTemplate } from './is-known-template'

export type Catalogue = {
  templates: readonly Template[]
  samples: readonly Sample[]
  industries: readonly Industry[]
  blogs: readonly Blog[]
  /** Unpublished articles, for admins only. */
  drafts: readonly Blog[]
  scenarios: readonly Scenario[]
}

/**
 * Reads templates/<id>/meta.json, content/samples/<id>.json with content/portraits/<id>.svg, content/positions/<id>.json,
 * content/scenarios/<id>.json and content/blogs/<id>.md, with drafts in content/blogs/drafts. @throws an
 * Error that names the invalid file.
 */
export async function loadCatalogue(folders: {
  templatesDir: string
  contentDir: string
}): Promise<Catalogue> {
  const templates = await Promise.all(
    (await templateFolders(folders.templatesDir)).map((folder) =>
      readValidated(join(folders.templatesDir, folder, 'meta.json'), Template, folder),
    ),
  )
  const samplesDir = join(folders.contentDir, 'samples')
  const positionsDir = join(folders.contentDir, 'positions')
  const scenariosDir = join(folders.contentDir, 'scenarios')
  const samples = await Promise.all(
    (await loadFolder(samplesDir, Sample)).map((sample) => withDrawings(sample, folders.contentDir)),
  )
  const industries = await loadFolder(positionsDir, Industry)
  const scenarios = await loadFolder(scenariosDir, Scenario)
  const blogs = await loadArticles(join(folders.contentDir, 'blogs'), industries)
  const drafts = await loadArticles(join(folders.contentDir, 'blogs/drafts'), industries).catch(
    emptyWhenMissing,
  )
  const duplicate = drafts.find(({ id }) => blogs.some((blog) => blog.id === id))
  if (duplicate)
    throw new Error(`${join(folders.contentDir, 'blogs/drafts')}: ${duplicate.id} is out already`)
  for (const { id, resume } of samples)
    if (!isKnownTemplate(resume.style.template, templates))
      throw new Error(`${join(samplesDir, `${id}.json`)}: no such template: ${resume.style.template}`)
  checkPositions(positionsDir, { industries, templates, samples })
  checkTemplates(folders.templatesDir, { templates, industries, samples })
  const englishSamples = englishSamplesOf(samplesDir, { templates, samples })
  for (const scenario of scenarios) {
    const missing = scenario.templates.find((id) => !templates.some((template) => template.id === id))
    if (missing) throw new Error(`${join(scenariosDir, `${scenario.id}.json`)}: no such template: ${missing}`)
  }
  const byOrder = (a: { order?: number }, b: { order?: number }) =>
    (a.order ?? Infinity) - (b.order ?? Infinity)
  return {
    templates: templates.sort(byOrder).map((template) => withEnglishSample(template, englishSamples)),
    samples: samples.sort(byOrder),
    industries: industries.sort(byOrder),
    blogs,
    drafts,
    scenarios: scenarios.sort(byOrder),
  }
}

/** Checks that the industries and the sample that a template names exist. */
function checkTemplates(
  folder: string,
  { templates, industries, samples }: Pick<Catalogue, 'templates' | 'industries' | 'samples'>,
): void {
  for (const { id, industries: suitedIndustries, sample } of templates) {
    const where = join(folder, id, 'meta.json')
    const missing = suitedIndustries.find((industry) => !industries.some((one) => one.id === industry))
    if (missing) throw new Error(`${where}: no such industry: ${missing}`)
    if (!samples.some((one) => one.id === sample)) throw new Error(`${where}: no such sample: ${sample}`)
  }
}

/** The samples in English by the ids of the templates that they name. @throws for a template that is unknown or has another */
function englishSamplesOf(
  folder: string,
  { templates, samples }: Pick<Catalogue, 'templates' | 'samples'>,
): Map<string, string> {
  const sampleIds = new Map<string, string>()
  for (const { id, onEnglishPages } of samples)
    for (const template of onEnglishPages?.templates ?? []) {
      const where = join(folder, `${id}.json`)
      if (!templates.some((one) => one.id === template))
        throw new Error(`${where}: no such template: ${template}`)
      const other = sampleIds.get(template)
      if (other) throw new Error(`${where}: ${template} shows ${other} on English pages`)
      sampleIds.set(template, id)
    }
  return sampleIds
}

function withEnglishSample(template: Template, sampleIds: ReadonlyMap<string, string>): Template {
  const englishSample = sampleIds.get(template.id)
  return englishSample ? { ...template, englishSample } : template
}

/**
 * Checks that position ids are unique over all industries (each has one URL) and that their templates and samples exist.
 */
function checkPositions(
  folder: string,
  { industries, templates, samples }: Pick<Catalogue, 'industries' | 'templates' | 'samples'>,
): void {
  const known = new Set<string>()
  for (const industry of industries)
    for (const position of industry.positions) {
      const where = `${join(folder, `${industry.id}.json`)}: ${position.id}`
      if (known.has(position.id)) throw new Error(`${where}: there is another position of this id`)
      known.add(position.id)
      const missing = position.templates.find((id) => !templates.some((template) => template.id === id))
      if (missing) throw new Error(`${where}: no such template: ${missing}`)
      const { sample, graduateSample, englishSample, englishGraduateSample } = position
      for (const one of [sample, graduateSample, englishSample, englishGraduateSample])
        if (one && !samples.some(({ id }) => id === one)) throw new Error(`${where}: no such sample: ${one}`)
    }
}

/** A missing folder counts as empty. */
function emptyWhenMissing(error: unknown): [] {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
  throw error
}

async function loadArticles(folder: string, industries: readonly Industry[]): Promise<Blog[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).sort()
  return Promise.all(
    files.map(async (file) => {
      try {
        const article = parseArticle(basename(file, '.md'), await readFile(join(folder, file), 'utf8'))
        return fillCounts(article, { industries })
      } catch (error) {
        throw new Error(`${join(folder, file)}: ${(error as Error).message}`, { cause: error })
      }
    }),
  )
}

async function loadFolder<T extends { id: string }>(folder: string, schema: z.ZodType<T>): Promise<T[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort()
  return Promise.all(files.map((file) => readValidated(join(folder, file), schema, basename(file, '.json'))))
}

/** A sample with the drawings content/portraits/<id>.svg and content/pictures/<id>.<entry>.svg, if there are any. */
async function withDrawings(sample: Sample, contentDir: string): Promise<Sample> {
  const drawing = (file: string) => readFile(join(contentDir, file), 'utf8').catch(emptyWhenMissing)
  const portrait = await drawing(`portraits/${sample.id}.svg`)
  const works = sample.resume.sections.filter(({ kind }) => PICTURE_KINDS.includes(kind))
  const pictures: Record<string, string> = {}
  for (const { id } of works.flatMap(({ items }) => items)) {
    const picture = await drawing(`pictures/${sample.id}.${id}.svg`)
    if (typeof picture === 'string') pictures[id] = picture
  }
  return {
    ...sample,
    ...(typeof portrait === 'string' && { portrait }),
    ...(Object.keys(pictures).length > 0 && { pictures }),
  }
}

async function templateFolders(templatesDir: string): Promise<string[]> {
  const entries = await readdir(templatesDir, { withFileTypes: true })
  // Folders like `_parts` are shared by templates and are none themselves.
  return entries
    .filter((entry) => entry.isDirectory() && !/^[_.]/.test(entry.name))
    .map((entry) => entry.name)
    .sort()
}

async function readValidated<T extends { id: string }>(
  file: string,
  schema: z.ZodType<T>,
  id: string,
): Promise<T> {
  const parsed = schema.safeParse(await readJsonFile(file))
  if (!parsed.success) throw new Error(`${file}: ${JSON.stringify(toFieldErrors(parsed.error))}`)
  if (parsed.data.id !== id) throw new Error(`${file}: its id is ${parsed.data.id}, its name says ${id}`)
  return parsed.data
}

async function readJsonFile(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error })
  }
}
