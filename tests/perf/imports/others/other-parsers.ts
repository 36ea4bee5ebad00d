import { createRequire } from 'node:module'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { parseDocument } from '#importer/parse-document'
import { type FactsByField, FIELDS, type Field, factsOf } from './common-facts'
import { type PdfText, pdfTexts } from './pdf-text'

/** A parser of PDFs, and the fields that it can fill. */
export type Parser = {
  name: string
  fields: readonly Field[]
  parse(bytes: Uint8Array): Promise<FactsByField>
}

export const ours: Parser = {
  name: 'ours',
  fields: FIELDS,
  parse: async (bytes) => factsOf((await parseDocument(bytes, 'a.pdf')).resume),
}

type Entry = { date: string; descriptions: string[] }
type OpenResume = {
  profile: { name: string; email: string; phone: string; url: string }
  workExperiences: (Entry & { company: string; jobTitle: string })[]
  educations: (Entry & { school: string })[]
  projects: (Entry & { project: string })[]
}

/** OpenResume's, of a copy of its repository. Its own reader of PDFs needs a browser: PDF.js gives the same here. */
export async function openResume(folder: string): Promise<Parser> {
  const lib = join(folder, 'src/app/lib')
  const load = async (file: string) => {
    const path = join(lib, 'parse-resume-from-pdf', file)
    const { module } = await runnerImport<Record<string, (of: unknown) => unknown>>(path, {
      configFile: false,
      logLevel: 'silent',
      resolve: { alias: { lib } },
    })
    return module
  }
  const { groupTextItemsIntoLines } = await load('group-text-items-into-lines.ts')
  const { groupLinesIntoSections } = await load('group-lines-into-sections.ts')
  const { extractResumeFromSections } = await load('extract-resume-from-sections/index.ts')
  return {
    name: 'OpenResume',
    fields: FIELDS,
    parse: async (bytes) => {
      const texts = (await pdfTexts(bytes)).filter(({ hasEOL, text }) => hasEOL || text.trim() !== '')
      const lines = groupTextItemsIntoLines!(texts)
      const read = extractResumeFromSections!(groupLinesIntoSections!(lines)) as OpenResume
      const { profile, workExperiences: work, educations, projects } = read
      return {
        ...{ name: [profile.name], email: [profile.email], phone: [profile.phone], link: [profile.url] },
        company: work.map(({ company }) => company),
        position: work.map(({ jobTitle }) => jobTitle),
        workDates: work.map(({ date }) => date),
        workLines: work.flatMap(({ descriptions }) => descriptions),
        school: educations.map(({ school }) => school),
        educationDates: educations.map(({ date }) => date),
        project: projects.map(({ project }) => project),
        projectDates: projects.map(({ date }) => date),
        projectLines: projects.flatMap(({ descriptions }) => descriptions),
      }
    },
  }
}

type JsResume = {
  name: string
  email: string
  phone: string
  linkedin: string
  experience: { company: string; position: string; period: string; description: string[] }[]
  education: { institution: string; period: string }[]
}
type JsResumeParser = { parse(text: string): Promise<JsResume> }

/** js-resume-parser's rules for plain text, of a copy of its repository with its packages. */
export function jsResumeParser(folder: string): Parser {
  const { parse: parseText } = createRequire(import.meta.url)(
    join(folder, 'parsers/default-parser.js'),
  ) as JsResumeParser
  return {
    name: 'js-resume-parser',
    fields: FIELDS.filter((field) => !field.startsWith('project')),
    parse: async (bytes) => {
      const read = await parseText(plainText(await pdfTexts(bytes)))
      const { experience, education } = read
      return {
        ...{ name: [read.name], email: [read.email], phone: [read.phone], link: [read.linkedin] },
        company: experience.map(({ company }) => company),
        position: experience.map(({ position }) => position),
        workDates: experience.map(({ period }) => period),
        workLines: experience.flatMap(({ description }) => description),
        school: education.map(({ institution }) => institution),
        educationDates: education.map(({ period }) => period),
      }
    },
  }
}

/** Texts of one height are one line, as in pdf-parse, which that parser uses. */
const plainText = (texts: readonly PdfText[]) =>
  texts.map(({ text, y }, i) => (i > 0 && texts[i - 1]!.y !== y ? `\n${text}` : text)).join('')
