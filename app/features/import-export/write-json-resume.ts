import type { Resume, Section } from '#contract/resume/resume'
import { JSON_EXTENSION, withScheme, type JsonObject } from '#resume-model/json-resume/json-entry'
import { buildJsonExtension } from './json-resume-extension'

/**
 * Returns a resume in the format of jsonresume.org (schema v1.0.0), without hidden items. What the schema has no place for is in a
 * block of our own, from which the importer reads the resume back unchanged.
 */
export function writeJsonResume(resume: Resume, sectionName: (section: Section) => string): JsonObject {
  const { basics, intention } = resume
  const { block, lists } = buildJsonExtension(resume, sectionName)
  const summaries = resume.sections
    .filter(({ visible, kind }) => visible && kind === 'summary')
    .flatMap(({ items }) => items.flatMap(({ visible, text }) => (visible && text ? [text] : [])))
  const profiles = basics.links
    .filter(({ url }) => url !== '')
    .map(({ label, url }) => omitEmpty({ network: label, url: withScheme(url) }))
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: omitEmpty({
      name: basics.name,
      label: intention.position,
      email: basics.email,
      phone: basics.phone,
      summary: summaries.join('\n\n'),
      location: basics.city === '' ? '' : { city: basics.city },
      profiles: profiles.length === 0 ? '' : profiles,
    }),
    ...lists,
    [JSON_EXTENSION]: block,
  }
}

const omitEmpty = (parts: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== ''))
