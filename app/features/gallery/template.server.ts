import { readPhotos } from '#app/preview/photo-cache.server'
import { withDrawings } from '#app/preview/sample-drawings.server'
import type { ApiClient } from '#app/api-client/api-client'
import { applyTemplate } from '#resume-model/apply-template'
import { shownSample } from '#resume-model/shown-sample'
import type { Resume } from '#contract/resume/resume'
import type { ResumeSummary } from '#contract/resume/stored-resume'
import type { Template } from '#contract/catalogue/template'
import { TypesetBusyError, DocumentTooLargeError, type Photos, type Typesetter } from '#typeset/typesetter'
import { toTemplateCard, templateLevel, type Viewer } from './gallery.server'

type Dependencies = { api: ApiClient; typesetter: Typesetter }
type TemplateRequest = { id: string; address: URLSearchParams; viewer: Viewer; isUser: boolean }

/**
 * Loads a template on all its pages, with the user's resume (the newest, or `?with=`), else with its sample.
 */
export async function loadTemplate(
  { api, typesetter }: Dependencies,
  { id, address, viewer, isUser }: TemplateRequest,
) {
  const [templates, industriesWithPositions, planTemplateLevel, personalResumes] = await Promise.all([
    api.call('listTemplates', {}),
    api.call('listPositions', {}),
    templateLevel(api, viewer),
    isUser ? api.call('listResumes', {}).then(({ live }) => live) : [],
  ])
  const template = templates.find((one) => one.id === id)
  if (!template) return undefined
  const { language = 'zh' } = viewer
  const requestedColour = `#${address.get('colour') ?? ''}`
  const colour = template.colours.find((one) => one === requestedColour) ?? template.style.colour
  const shownResume = selectOwnResume(personalResumes, address.get('with'))
  const content = shownResume
    ? await withPhotos(api, (await api.call('readStoredResume', { id: shownResume.id })).resume)
    : await withDrawings(await api.call('readSample', { id: shownSample(template, language) }))
  const { mood, scenarios, industries, colours } = template
  return {
    ...toTemplateCard(template, planTemplateLevel, language),
    mood,
    scenarios,
    industries: industriesWithPositions.filter(({ id }) => industries.includes(id)).map(({ name }) => name),
    colours,
    colour,
    personalResumes: personalResumes.map(({ id, title }) => ({ id, title })),
    shownResume: shownResume && { id: shownResume.id, revision: shownResume.revision },
    pages: await pageCount(typesetter, applyTemplate(content.resume, template, colour), content.photos),
    similarTemplates: similarTemplates(templates, template).map((one) =>
      toTemplateCard(one, planTemplateLevel, language),
    ),
  }
}
export type TemplateView = NonNullable<Awaited<ReturnType<typeof loadTemplate>>>

/** Returns the resume to show; undefined for the sample, or when there is none. */
function selectOwnResume(
  personalResumes: ResumeSummary[],
  requestedId: string | null,
): ResumeSummary | undefined {
  return requestedId === 'sample'
    ? undefined
    : (personalResumes.find(({ id }) => id === requestedId) ?? personalResumes[0])
}

const withPhotos = async (api: ApiClient, resume: Resume) => ({
  resume,
  photos: await readPhotos(api, resume),
})

/** Returns the page count; 1 when the typesetter is busy or the document too large. */
async function pageCount(typesetter: Typesetter, resume: Resume, photos: Photos): Promise<number> {
  try {
    return (await typesetter.pages(resume, photos)).pages.length
  } catch (error) {
    if (error instanceof TypesetBusyError || error instanceof DocumentTooLargeError) return 1
    throw error
  }
}

const maxOthers = 4

/** Returns the templates that share most scenarios; the same mood counts as two. */
function similarTemplates(templates: Template[], template: Template): Template[] {
  const similarity = ({ scenarios, mood }: Template) =>
    scenarios.filter((one) => template.scenarios.includes(one)).length + (mood === template.mood ? 2 : 0)
  return templates
    .filter(({ id }) => id !== template.id)
    .sort((a, b) => similarity(b) - similarity(a) || a.order - b.order)
    .slice(0, maxOthers)
}
