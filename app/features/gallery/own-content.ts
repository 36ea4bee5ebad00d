import { templatePicture } from '#app/components/thumbnails/template-picture'
import { cleanLine } from '#contract/validation/clean-text'

/** What a visitor sees in every template in place of the sample's name and position; '' for the sample's. */
export type OwnContent = { name: string; job: string }

export const OWN_CONTENT_LIMITS = { name: 20, job: 30 } as const
export const NO_OWN_CONTENT: OwnContent = { name: '', job: '' }

/** Reads it from the address of a page or a thumbnail, cut to its limits. */
export function parseOwnContent(address: Pick<URLSearchParams, 'get'>): OwnContent {
  const read = (field: keyof OwnContent) =>
    [...cleanLine((address.get(field) ?? '').slice(0, 200))].slice(0, OWN_CONTENT_LIMITS[field]).join('')
  return { name: read('name'), job: read('job') }
}

export const isOwnContent = ({ name, job }: OwnContent) => name !== '' || job !== ''

/**
 * What a card shows: the sample, the visitor's name and job, the member's newest resume, or the newest draft of this device,
 * which the service draws but does not know.
 */
export type ShownContent = OwnContent | 'newest' | 'draft'

export const isTyped = (content: ShownContent): content is OwnContent => typeof content === 'object'

/** What a template's picture shows beside its sample: the page's language, and a colour as in its list, `#1f4e79`. */
type ImageLook = { language: string; colour?: string }

/** The URL of a template's first page; for a draft that of the sample, until it is drawn. */
export function templateImageUrl(id: string, { language, colour }: ImageLook, content: ShownContent): string {
  const [picture, given] = templatePicture(id, language).split('?')
  const query = new URLSearchParams(given)
  if (colour) query.set('colour', colour.slice(1))
  const own = isTyped(content) ? content : NO_OWN_CONTENT
  if (own.name) query.set('name', own.name)
  if (own.job) query.set('job', own.job)
  const path = content === 'newest' ? `/sheets/templates/${id}` : picture!
  return query.size > 0 ? `${path}?${query}` : path
}
