import { layOutPages } from '#app/preview/draft-pages.server'
import type { Upstream } from '#app/api-client/upstream'
import { dressed } from '#contract/dressed'
import type { Resume } from '#contract/resume'
import type { ResumeSummary } from '#contract/stored-resume'
import type { Template } from '#contract/template'
import { TypesetBusy, TypesetTooMuch, type Typesetter } from '#typeset/typesetter'
import { cardOf, templateLevel, type Viewer } from './gallery.server'

type Parts = { upstream: Upstream; typesetter: Typesetter }
type Asked = { id: string; address: URLSearchParams; viewer: Viewer; isUser: boolean }

/** A template on all its pages: with the content of a person's own resume (the newest, or `?with=`), else with its sample. */
export async function loadTemplate({ upstream, typesetter }: Parts, { id, address, viewer, isUser }: Asked) {
  const [templates, shelves, given, own] = await Promise.all([
    upstream.call('listTemplates', {}),
    upstream.call('listPositions', {}),
    templateLevel(upstream, viewer),
    isUser ? ownResumes(upstream) : [],
  ])
  const template = templates.find((one) => one.id === id)
  if (!template) return undefined
  const asked = `#${address.get('colour') ?? ''}`
  const colour = template.colours.find((one) => one === asked) ?? template.style.colour
  const shown = chosen(own, address.get('with'))
  const content = shown
    ? (await upstream.call('readStoredResume', { id: shown.id })).resume
    : (await upstream.call('readSample', { id: template.sample })).resume
  const { mood, scenarios, industries, colours } = template
  return {
    ...cardOf(template, given),
    mood,
    scenarios,
    industries: shelves.filter(({ id }) => industries.includes(id)).map(({ name }) => name),
    colours,
    colour,
    own: own.map(({ id, title }) => ({ id, title })),
    shown: shown && { id: shown.id, revision: shown.revision },
    pages: await pageCount({ upstream, typesetter }, dressed(content, template, colour)),
    others: others(templates, template).map((one) => cardOf(one, given)),
  }
}
export type TemplateView = NonNullable<Awaited<ReturnType<typeof loadTemplate>>>

async function ownResumes(upstream: Upstream): Promise<ResumeSummary[]> {
  return (await upstream.call('listResumes', {})).live
}

/** The resume whose content is shown: none when the sample is asked for, or there is none. */
function chosen(own: ResumeSummary[], wanted: string | null): ResumeSummary | undefined {
  return wanted === 'sample' ? undefined : (own.find(({ id }) => id === wanted) ?? own[0])
}

/** The first page is always there; the others when the typesetter had the time to say so. */
async function pageCount({ upstream, typesetter }: Parts, resume: Resume): Promise<number> {
  try {
    return (await layOutPages(upstream, typesetter, resume)).pages.length
  } catch (error) {
    if (error instanceof TypesetBusy || error instanceof TypesetTooMuch) return 1
    throw error
  }
}

const mostOthers = 4

/** Templates near to one: those it shares most scenarios with, its own mood first. */
function others(templates: Template[], near: Template): Template[] {
  const nearness = ({ scenarios, mood }: Template) =>
    scenarios.filter((one) => near.scenarios.includes(one)).length + (mood === near.mood ? 2 : 0)
  return templates
    .filter(({ id }) => id !== near.id)
    .sort((a, b) => nearness(b) - nearness(a) || a.order - b.order)
    .slice(0, mostOthers)
}
